import { FORMULA_STARTS } from '../exports/rows.ts';
import { isCountry } from '../shared/countries.ts';
import { findTextIssues, issueAt } from '../shared/csv-issues.ts';
import type { ValidationIssue } from '../shared/failures.ts';
import { isCalendarDay } from '../shared/windows.ts';

/** A value of a cell, or null after its issue was added. */
interface Cell {
  line: number;
  column: string;
  text: string;
  issues: ValidationIssue[];
}

const formulaStarts = new Set<string>(FORMULA_STARTS);

/** Text that a spreadsheet would run as a formula is rejected. */
export function readText({ line, column, text, issues }: Cell, longest: number): string | null {
  const [first = ''] = text;
  const found = formulaStarts.has(first)
    ? [issueAt(line, column, `Begins with "${first}", which spreadsheets run as a formula. Remove it.`)]
    : findTextIssues(line, column, text, longest);
  issues.push(...found);
  return found.length > 0 ? null : text;
}

/** YYYY-MM-DD, also with a time, or YYYYMMDD. Other formats do not tell days from months. Nothing was measured after `latest`. */
export function readDay({ line, column, text, issues }: Cell, latest: string): string | null {
  const day = text.replace(/^(\d{4})(\d{2})(\d{2})$/, '$1-$2-$3').replace(/^(\d{4}-\d{2}-\d{2})[T ].*$/, '$1');
  if (isCalendarDay(day)) {
    if (day <= latest) return day;
    issues.push(issueAt(line, column, `${day} is in the future`, 'invalid_date'));
    return null;
  }
  issues.push(issueAt(line, column, `"${text}" is not a date such as 2026-11-14 or 20261114`, 'invalid_date'));
  return null;
}

/** Digits with a decimal point, and with commas between thousands. */
export function readAmount({ line, column, text, issues }: Cell): number | null {
  if (/^(?:\d+|\d{1,3}(?:,\d{3})+)(?:\.\d+)?$/.test(text)) return Number(text.replaceAll(',', ''));
  issues.push(issueAt(line, column, `"${text}" is not a number such as 1,234.5`));
  return null;
}

const names = new Intl.DisplayNames('en', { type: 'region' });
const codeByName = new Map<string, string>();

/** A code in any case, or the English name of a country. */
export function readCountry({ line, column, text, issues }: Cell): string | null {
  if (text === '') {
    issues.push(issueAt(line, column, 'Has no country. Send "country" for rows without one.', 'required'));
    return null;
  }
  const code = text.toLowerCase();
  const country = code === 'gb' ? 'uk' : isCountry(code) ? code : findByName(code);
  if (country !== undefined) return country;
  issues.push(issueAt(line, column, `"${text}" is not a country such as "us" or "United States"`, 'invalid_country'));
  return null;
}

function findByName(name: string): string | undefined {
  if (codeByName.size === 0) {
    for (let index = 0; index < 26 * 26; index++) {
      const code = String.fromCharCode(97 + Math.floor(index / 26), 97 + (index % 26));
      if (!isCountry(code)) continue;
      codeByName.set((names.of(code === 'uk' ? 'GB' : code.toUpperCase()) ?? code).toLowerCase(), code);
    }
  }
  return codeByName.get(name);
}
