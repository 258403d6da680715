interface SortHeaderProps<Field extends string> {
  label: string;
  field: Field;
  sort: { by: Field; order: 'asc' | 'desc' };
  onSort: (sort: { by: Field; order: 'asc' | 'desc' }) => void;
  className?: string;
}

/** The header of a column that the server sorts by. */
export function SortHeader<Field extends string>({ label, field, sort, onSort, className }: SortHeaderProps<Field>) {
  const isCurrent = sort.by === field;
  const order = isCurrent && sort.order === 'desc' ? 'asc' : 'desc';
  return (
    <th
      scope="col"
      className={className}
      aria-sort={isCurrent ? (sort.order === 'asc' ? 'ascending' : 'descending') : undefined}
    >
      <button type="button" className="sort" onClick={() => onSort({ by: field, order })}>
        <span>{label}</span>
      </button>
    </th>
  );
}
