import type { Looked } from './listWindows';

/** What the server orders a list by, as it is sorted: by the usual order where no other that it has is named. */
export function orderOnWire<Order extends string>(
  { sort }: Looked,
  orders: Readonly<Record<string, Order>>,
  usual: Order,
): { readonly order: Order; readonly isDescending: boolean } {
  const column = sort.replace(/^-/, '');
  const order = Object.values(orders).find((each) => each === column) ?? usual;
  return { order, isDescending: sort.startsWith('-') };
}
