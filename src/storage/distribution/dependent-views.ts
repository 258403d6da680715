import type pg from 'pg';

interface View {
  name: string;
  create: string;
  /** Statements that restore its owner and privileges. */
  grants: string[];
}

/**
 * Drops the views that read these tables, directly or through other views: Citus does not distribute a table whose views also
 * read local tables. Returns the statements that create them again.
 */
export async function dropDependentViews(client: pg.Client, tables: readonly string[]): Promise<string[]> {
  const { rows: views } = await client.query<View>(LIST_VIEWS, [tables]);
  for (const { name } of views.toReversed()) await client.query(`DROP VIEW ${name}`);
  return views.flatMap(({ create, grants }) => [create, ...grants]);
}

/** A view follows the views that it reads. */
const LIST_VIEWS = `
  WITH RECURSIVE reader(oid, depth) AS (
    SELECT format('%I', name)::regclass::oid, 0 FROM unnest($1::text[]) AS name
    UNION
    SELECT r.ev_class, reader.depth + 1 FROM reader
    JOIN pg_depend d ON d.refclassid = 'pg_class'::regclass AND d.refobjid = reader.oid AND d.classid = 'pg_rewrite'::regclass
    JOIN pg_rewrite r ON r.oid = d.objid AND r.ev_class <> reader.oid
  )
  SELECT format('%I.%I', n.nspname, v.relname) AS name,
    format('CREATE VIEW %I.%I%s AS %s', n.nspname, v.relname, ' WITH (' || array_to_string(v.reloptions, ', ') || ')',
      pg_get_viewdef(v.oid)) AS create,
    ARRAY[format('ALTER VIEW %I.%I OWNER TO %I', n.nspname, v.relname, pg_get_userbyid(v.relowner))]
      || ARRAY(SELECT format('GRANT %s ON %I.%I TO %s', g.privilege_type, n.nspname, v.relname,
                 CASE g.grantee WHEN 0 THEN 'PUBLIC' ELSE quote_ident(pg_get_userbyid(g.grantee)) END)
               FROM aclexplode(v.relacl) AS g) AS grants
  FROM (SELECT oid, max(depth) AS depth FROM reader WHERE depth > 0 GROUP BY oid) found
  JOIN pg_class v ON v.oid = found.oid JOIN pg_namespace n ON n.oid = v.relnamespace
  ORDER BY found.depth, v.oid`;
