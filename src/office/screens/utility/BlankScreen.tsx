/** /blank of spec section 2: the frame with nothing in it. */
export default function BlankScreen() {
  return null;
}
