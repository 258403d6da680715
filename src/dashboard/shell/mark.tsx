/** The product's name with its sign. */
export function Mark() {
  return (
    <span className="mark-name">
      <svg width="22" height="22" viewBox="0 0 22 22" aria-hidden="true">
        <line className="outer" x1="1" x2="21" y1="11" y2="11" />
        <line className="inner" x1="5" x2="17" y1="11" y2="11" />
        <circle cx="12" cy="11" r="4.5" />
      </svg>
      Sightline
    </span>
  );
}
