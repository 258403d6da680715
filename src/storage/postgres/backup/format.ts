/**
 * A backup is a gzip file of lines. The first line is a `BackupHeader` in JSON. Each table is a `TableHeader` in JSON, its rows in
 * the text format of COPY, and the line `\.`. The last line is a `BackupTrailer` in JSON with the checksum of all lines before it.
 */
export interface BackupHeader {
  format: 'sightline-backup';
  formatVersion: 1;
  /** Version of Sightline that created the backup. */
  version: string;
  createdDate: string;
  /** Names of the applied migrations. */
  migrations: string[];
}

export interface TableHeader {
  table: string;
  columns: string[];
}

export interface BackupTrailer {
  rows: Record<string, number>;
  /** SHA-256 in hexadecimal. */
  sha256: string;
}

/** No row is this line: COPY escapes backslashes. */
export const END_OF_TABLE = Buffer.from('\\.\n');

/** The table of the job queue. Only jobs that have not finished are in a backup. */
export const JOBS = 'pgboss.job';
