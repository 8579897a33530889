import { darkMail } from '../../../src/office/screens/newsletterDetails/darkMail';

test.each([
  ['<td style="color:#606060;">', '<td style="color:#9f9f9f;">'],
  ['<p style="margin:0;color: #19aeed">', '<p style="margin:0;color: #12a7e6">'],
  [
    '<div style="background:#ffffff;background-color:#ffffff;">',
    '<div style="background:#000000;background-color:#000000;">',
  ],
  ['<td bgcolor="#FFEEAA">', '<td bgcolor="#554400">'],
])('of %s a program that turns mails dark makes %s', (written, shown) => {
  expect(darkMail(written)).toBe(shown);
});

test.each([
  '<img style="background:linear-gradient(#ffffff,#ffffff);outline:8px solid #ffffff" />',
  '<a href="https://co.example/#ffffff" style="color:inherit">colour: #ffffff</a>',
])('%s is left as it is', (written) => {
  expect(darkMail(written)).toBe(written);
});
