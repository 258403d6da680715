/** The result of one check. The message of a warning or an error states what to do. */
export interface Finding {
  check: string;
  state: 'ok' | 'warning' | 'error';
  message: string;
}
