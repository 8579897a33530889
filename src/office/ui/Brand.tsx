import './brand.css';

/** The product's sign and name. */
export function Brand() {
  return (
    <span className="gr-brand">
      <img src="/icons/greenroom.svg" alt="" width={24} height={24} />
      Greenroom
    </span>
  );
}
