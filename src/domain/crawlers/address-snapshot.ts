/**
 * The lists of addresses as they were when this version was made, for servers that cannot fetch them. None could be read then:
 * a list that is missing here leaves visits unverified until the daily job has fetched it. A list that is added must be as
 * its operator published it on this day, since an address outside of it counts as spoofed.
 */
export const ADDRESS_SNAPSHOT: { readonly date: string; readonly lists: Readonly<Record<string, readonly string[]>> } =
  {
    date: '2026-11-14',
    lists: {},
  };
