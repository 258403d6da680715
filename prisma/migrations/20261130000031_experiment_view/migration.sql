-- The looks of experiments as SQL; an experiment without a look has one row without one.
CREATE VIEW reporting.experiment_look_v1 WITH (security_barrier) AS
SELECT r."workspaceId" AS workspace_id, e."reportId" AS report_id, e.id AS experiment_id, e.name, e.change, e."pageUrl" AS page_url,
  e.measure, e.assign, e."isSimulated" AS is_simulated, e."startDate" AS start_day, e."baselineDays" AS baseline_days,
  e."lagDays" AS lag_days, e.weeks, e."createdDate" AS created_at, e."stoppedDate" AS stopped_at, l.look, l."endDate" AS end_day,
  (l.effect->>'value')::float8 AS effect, (l.effect->>'low')::float8 AS effect_low, (l.effect->>'high')::float8 AS effect_high,
  (l.effect->>'probability')::float8 AS probability, (l.effect->>'alpha')::float8 AS alpha,
  (l.effect->>'crossed')::boolean AS crossed, l."recordedDate" AS recorded_at
FROM reporting.readable_workspaces() AS w(id)
JOIN "BrandReport" r ON r."workspaceId" = w.id
JOIN "Experiment" e ON e."reportId" = r.id
LEFT JOIN "ExperimentLook" l ON l."experimentId" = e.id;

GRANT SELECT ON reporting.experiment_look_v1 TO PUBLIC;
