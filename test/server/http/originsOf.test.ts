import { originsOf } from '../../../src/server/originsOf';

test('of addresses of logos a policy names the origins, and none that would end it or open it to all', () => {
  const odd = [
    'https://a;b.example/x',
    'https://a,b.example/x',
    'https://*/x',
    '/demo/logos/co.png',
    'no address',
  ];
  expect(originsOf([...odd, 'https://logos.example:8443/black.png', 'http://[::1]:3000/x'])).toEqual([
    'https://logos.example:8443',
    'http://[::1]:3000',
  ]);
});
