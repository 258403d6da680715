import { useMutation } from '@tanstack/react-query';
import { useState } from 'react';
import { type Columns, chooseColumns, type FieldOf, type ImportKind } from '../../domain/imports/columns.ts';
import { readRows } from '../../domain/imports/read-rows.ts';
import { queryClient } from '../api/trpc.ts';
import { readTextFile } from '../forms/read-file.ts';

export interface ImportRequest<Kind extends ImportKind> {
  csv: string;
  columns: Columns<Kind>;
  dryRun: boolean;
}

/** A file that is checked when it is chosen and whenever its columns change, and then imported. */
export function useImport<Kind extends ImportKind, Result extends { columns: Columns<Kind> }>(
  kind: Kind,
  run: (request: ImportRequest<Kind>) => Promise<Result>,
) {
  const [csv, setCsv] = useState<string | null>(null);
  const [columns, setColumns] = useState<Columns<Kind>>({});
  const check = useMutation({
    mutationFn: (request: Omit<ImportRequest<Kind>, 'dryRun'>) => run({ ...request, dryRun: true }),
  });
  const read = useMutation({
    mutationFn: readTextFile,
    onSuccess: (text) => {
      setCsv(text);
      setColumns({});
      check.mutate({ csv: text, columns: {} });
    },
  });
  const apply = useMutation({
    mutationFn: (request: Omit<ImportRequest<Kind>, 'dryRun'>) => run({ ...request, dryRun: false }),
    onSuccess: async () => {
      setCsv(null);
      await queryClient.invalidateQueries();
    },
  });
  // If a required column is missing, the API does not return the columns of the file.
  const { headers } = readRows(kind, csv ?? '', { most: 1, sent: {}, remembered: {} });
  const guessed = chooseColumns(kind, headers, { sent: {}, remembered: {} }).columns;
  return {
    headers,
    columnOf: (field: FieldOf<Kind>) => columns[field] ?? check.data?.columns[field] ?? guessed[field] ?? '',
    choose(file: File) {
      setCsv(null);
      check.reset();
      apply.reset();
      read.mutate(file);
    },
    setColumn(field: FieldOf<Kind>, header: string) {
      const next = { ...columns, [field]: header === '' ? null : header };
      setColumns(next);
      if (csv !== null) check.mutate({ csv, columns: next });
    },
    /** Repeats the check with other settings of the form. */
    checkAgain() {
      if (csv !== null) check.mutate({ csv, columns });
    },
    apply() {
      if (csv !== null) apply.mutate({ csv, columns });
    },
    isOpen: csv !== null,
    isBusy: read.isPending || check.isPending || apply.isPending,
    error: read.error ?? apply.error ?? check.error,
    found: csv === null || check.isPending || check.isError ? undefined : check.data,
    imported: apply.isSuccess ? apply.data : undefined,
  };
}
