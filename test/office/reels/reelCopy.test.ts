import { reelCopy } from '../../../src/office/workflows/reels/reelCopy';
import { locationChanged, navigationReducer } from '../../../src/office/workflows/office/navigation';
import { offline, ok, startWorkflows } from '../support';

/** A reel of talent t1 is being duplicated for t2, from the page of t1. */
function duplicating() {
  const { world, store } = startWorkflows({ navigation: navigationReducer, reelCopy: reelCopy.reducer }, [
    reelCopy.saga,
  ]);
  store.dispatch(locationChanged({ path: '/app/page/talent/t1' }));
  store.dispatch(
    reelCopy.intents.opened({ owner: { talentId: 't1' }, reelId: 'r1', title: 'Biarritz', kind: 'reel' }),
  );
  store.dispatch(reelCopy.intents.submitted({ title: 'Biarritz (copy)', talentId: 't2' }));
  world.answer('ids.new', 'request-of-20-signs-1');
  const answer = () => world.answer('http.call reel.duplicate', ok({ reelId: 'r2' }));
  return { world, store, answer };
}

test('a copy whose answer was lost is asked for again word for word: its code comes from the request', () => {
  const { world, store } = duplicating();
  const first = world.inputOf('http.call reel.duplicate');
  expect(first).toMatchObject({ code: 'request-of', requestId: 'request-of-20-signs-1' });
  world.answer('http.call reel.duplicate', offline);
  store.dispatch(reelCopy.intents.submitted({ title: 'Biarritz (copy)', talentId: 't2' }));
  expect(world.inputOf('http.call reel.duplicate')).toEqual(first);
});

test('the copy of a reel is gone to once it is there', () => {
  const { world, answer } = duplicating();
  answer();
  expect(world.inputOf('navigation.go')).toEqual({ path: '/app/page/talent/t2?reel=r2', replace: false });
});

test('whoever went to another page meanwhile is not called to the copy', () => {
  const { world, store, answer } = duplicating();
  store.dispatch(locationChanged({ path: '/app/page/trash' }));
  answer();
  expect(world.pending()).toEqual([]);
  expect(reelCopy.select(store.getState()).status).toBe('closed');
});
