import { uploadIntents } from '../../../src/office/workflows/films/uploads';
import { offline, ok, refused } from '../support';
import { chosen, signedInOffice } from './uploading';

describe('an upload that is cancelled while its process is made', () => {
  const creating = () => {
    const office = signedInOffice();
    office.store.dispatch(chosen);
    office.world.answer('ids.new', 'process-1');
    office.world.answer('clock.sleep', null);
    office.store.dispatch(uploadIntents.cancelled({ uploadKey: 'temp-1' }));
    office.world.answer('files.forget', null);
    office.world.answer('http.call upload.delete', refused({ kind: 'notFound' }));
    expect(office.upload()).toBeUndefined();
    return office;
  };

  test.each([ok({ processId: 'process-1' }), offline])(
    'has it deleted once the server may have made it after all (%j)',
    (answer) => {
      const { world } = creating();
      world.answer('http.call upload.create', answer);
      expect(world.inputOf('http.call upload.delete')).toEqual({
        processId: 'process-1',
        cancelling: true,
      });
      world.answer('http.call upload.delete', offline);
      world.answer('clock.sleep', null);
      world.answer('http.call upload.delete', ok());
      expect(world.pending()).toEqual([]);
    },
  );

  test('asks nothing more of a process that the server did not make', () => {
    const { world } = creating();
    world.answer('http.call upload.create', refused({ kind: 'forbidden' }));
    expect(world.pending()).toEqual([]);
  });

  test('leaves alone the file that was chosen instead', () => {
    const { store, world, upload } = creating();
    store.dispatch(chosen);
    world.answer('ids.new', 'process-2');
    world.answer('http.call upload.create', ok({ processId: 'process-1' }));
    expect(world.inputOf('http.call upload.delete')).toMatchObject({ processId: 'process-1' });
    expect(upload()).toMatchObject({ status: 'starting', processId: 'process-2' });
  });
});
