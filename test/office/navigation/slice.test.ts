import {
  locationChanged,
  navigationReducer,
  queryChanged,
  selectAddress,
} from '../../../src/office/workflows/office/navigation';

const addressAfter = (...actions: readonly { readonly type: string }[]) =>
  selectAddress({ navigation: actions.reduce(navigationReducer, { path: '' }) });

test('the address is the path and the query', () => {
  const record = [locationChanged({ path: '/talent/1' }), queryChanged({ query: '?section=record' })];
  expect(addressAfter(...record)).toBe('/talent/1?section=record');
  expect(addressAfter(...record, queryChanged({ query: '' }))).toBe('/talent/1');
});

test('another path is without the query of the one before', () => {
  expect(
    addressAfter(
      locationChanged({ path: '/talent/1' }),
      queryChanged({ query: '?section=record' }),
      locationChanged({ path: '/outbox' }),
    ),
  ).toBe('/outbox');
});
