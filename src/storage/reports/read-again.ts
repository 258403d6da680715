const ATTEMPTS = 5;

/**
 * Reads again if the statistics were replaced during the read. PostgreSQL reads a report and its statistics in one snapshot. Nodes
 * of a Citus cluster have no common snapshot, so that the version of the report may be deleted when its statistics are read.
 */
export async function readAgainIf<Row>(isReplaced: (row: Row) => boolean, read: () => Promise<Row>): Promise<Row> {
  for (let attempt = 1; ; attempt++) {
    const row = await read();
    if (!isReplaced(row) || attempt === ATTEMPTS) return row;
  }
}
