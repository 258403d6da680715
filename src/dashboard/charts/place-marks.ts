export interface Mark {
  date: string;
  text: string;
}

export interface PlacedMark {
  date: string;
  /** The notes of the day. */
  texts: string[];
  /** The numbers of the notes in their list: `2`, or `2–4`. */
  label: string;
  x: number;
  width: number;
  /** 0 is the row at the top. */
  row: number;
}

const GAP = 2;

/** One mark for each day with notes, sorted by day. Marks that would overlap are in different rows. */
export function placeMarks(marks: readonly Mark[], days: readonly string[], at: (day: number) => number): PlacedMark[] {
  const ends: number[] = [];
  return [...new Set(marks.map(({ date }) => date))].flatMap((date): PlacedMark[] => {
    const day = days.indexOf(date);
    if (day < 0) return [];
    const first = marks.findIndex((mark) => mark.date === date);
    const texts = marks.filter((mark) => mark.date === date).map(({ text }) => text);
    const label = texts.length === 1 ? `${first + 1}` : `${first + 1}–${first + texts.length}`;
    const width = 11 + 6 * label.length;
    const x = at(day);
    const free = ends.findIndex((end) => end + GAP <= x - width / 2);
    const row = free < 0 ? ends.length : free;
    ends[row] = x + width / 2;
    return [{ date, texts, label, x, width, row }];
  });
}
