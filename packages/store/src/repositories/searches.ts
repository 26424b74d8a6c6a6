import { sql } from "kysely";
import type { FoundPerson, SearchRepository } from "../api/searches.ts";
import type { Scope } from "../scope.ts";
import { uuid } from "../uuid.ts";

const DOCUMENTS_SEARCHED = 1_000;

interface PersonRow {
  readonly name: string;
  readonly employee_id: string | null;
  readonly job_id: string;
  readonly at: string | number;
  readonly filename: string;
}

export function searchRepository({ db }: Scope): SearchRepository {
  return {
    async find(organizationId, text, limit) {
      const organization = uuid(organizationId);
      const documents = await db
        .selectFrom("documents")
        .select(["id", "filename", "created_at"])
        .where("organization_id", "=", organization)
        .where(sql<boolean>`strpos(lower(filename), lower(${text})) > 0`)
        .orderBy("created_at", "desc")
        .orderBy("id", "desc")
        .limit(limit)
        .execute();
      const migrations = await db
        .selectFrom("payroll_migrations")
        .select(["id", "name"])
        .where("organization_id", "=", organization)
        .where(sql<boolean>`strpos(lower(name), lower(${text})) > 0`)
        .orderBy("created_at", "desc")
        .orderBy("id", "desc")
        .limit(limit)
        .execute();
      // The outline of an encrypted result has nobody's name.
      const people = await sql<PersonRow>`
        select person ->> 'name' as name, person ->> 'employee_id' as employee_id, r.job_id, at - 1 as at, d.filename
        from (
          select id, filename, created_at from documents where organization_id = ${organization}
          order by created_at desc, id desc limit ${DOCUMENTS_SEARCHED}
        ) d
        join lateral (
          select id from jobs where document_id = d.id order by created_at desc, id desc limit 1
        ) j on true
        join results r on r.job_id = j.id
        cross join lateral jsonb_array_elements(r.canonical_output -> 'employees') with ordinality as p (person, at)
        where strpos(lower(person ->> 'name'), lower(${text})) > 0
          or lower(person ->> 'employee_id') = lower(${text})
        order by d.created_at desc, d.id desc, at limit ${limit}`.execute(db);
      return {
        documents: documents.map(({ id, filename, created_at: createdAt }) => ({ id, filename, createdAt })),
        migrations,
        people: people.rows.map(toPerson),
      };
    },
  };
}

function toPerson({ name, employee_id: employeeId, job_id: jobId, at, filename }: PersonRow): FoundPerson {
  return { name, employeeId, jobId, index: Number(at), filename };
}
