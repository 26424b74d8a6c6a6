// Made from the service's OpenAPI document by `npm run types`. Do not change it by hand.

export interface paths {
    "/api/v1/api-keys/": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /**
         * List the organization's API keys
         * @description Users need the role admin.
         */
        get: operations["listApiKeys"];
        put?: never;
        /**
         * Create an API key
         * @description A key can only grant scopes that it has itself; a session can grant every one. Users need the role admin.
         */
        post: operations["createApiKey"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/v1/api-keys/{id}/": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        post?: never;
        /**
         * Revoke an API key at once and for good
         * @description Users need the role admin.
         */
        delete: operations["deleteApiKey"];
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/v1/audit-log/": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /**
         * Who did what to which resource
         * @description Users need the role admin.
         */
        get: operations["listAuditLog"];
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/v1/column-mappings/": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /** List the organization's column mappings */
        get: operations["listColumnMappings"];
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/v1/column-mappings/{header}/": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /** Retrieve the column mapping of a header */
        get: operations["getColumnMapping"];
        /**
         * Save the meaning of the columns below a header
         * @description Applies to every spreadsheet of the organization with this header from now on. A spreadsheet that the mapping does not fit is read without it. Users need the role reviewer or above.
         */
        put: operations["putColumnMapping"];
        post?: never;
        /**
         * Forget the column mapping of a header
         * @description Users need the role reviewer or above.
         */
        delete: operations["deleteColumnMapping"];
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/v1/dashboard/documents/": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /**
         * List documents with their newest job
         * @description The newest document first, whatever the ordering; with needs_review by the money at risk.
         */
        get: operations["listDocumentOverviews"];
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/v1/dashboard/metrics/": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /** The organization in figures */
        get: operations["getMetrics"];
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/v1/dashboard/metrics/history/": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /** The organization in figures, day by day */
        get: operations["getMetricsHistory"];
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/v1/dashboard/search/": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /** Find documents, people and payroll migrations */
        get: operations["search"];
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/v1/documents/": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /** List the organization's documents */
        get: operations["listDocuments"];
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/v1/documents/{id}/": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /** Retrieve a document */
        get: operations["getDocument"];
        put?: never;
        post?: never;
        /**
         * Delete a document
         * @description Deletes its jobs with their results and corrections, its runs with the validations that compare them, and its bytes. Users need the role approver or above.
         */
        delete: operations["deleteDocument"];
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/v1/documents/{id}/content/": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /** Download the uploaded bytes */
        get: operations["getDocumentContent"];
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/v1/documents/upload/": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        /**
         * Upload a PDF
         * @description The content of the file counts, not its name or declared type. Users need the role reviewer or above.
         */
        post: operations["uploadDocument"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/v1/jobs/": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /** List the organization's jobs */
        get: operations["listJobs"];
        put?: never;
        /**
         * Create an extraction job
         * @description Users need the role reviewer or above.
         */
        post: operations["createJob"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/v1/jobs/{id}/": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /** Retrieve a job with its result */
        get: operations["getJob"];
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/v1/jobs/{id}/cancel/": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        /**
         * Cancel a pending or processing job
         * @description The job fails with the error code `cancelled`, and may be resubmitted. Users need the role reviewer or above.
         */
        post: operations["cancelJob"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/v1/jobs/{id}/checks/": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /** Which sums of the document hold */
        get: operations["getJobChecks"];
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/v1/jobs/{id}/columns/": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /**
         * What the columns of a job's spreadsheet were taken for
         * @description Put it right where it is wrong, and save it under its header; then read the document again.
         */
        get: operations["getJobColumns"];
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/v1/jobs/{id}/corrected/": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /** The result with the job's corrections applied, and all its checks repeated */
        get: operations["getCorrectedOutput"];
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/v1/jobs/{id}/evidence/": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /** Where each field of the result was read */
        get: operations["getJobEvidence"];
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/v1/jobs/{id}/export/": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /**
         * Download a job's result as a spreadsheet
         * @description `xlsx` is a workbook with people, lines, totals, checks, facts of the document, and unclaimed figures; `csv` has one row per pay item. No cell is a formula.
         */
        get: operations["exportJobResult"];
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/v1/jobs/{id}/resubmit/": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        /**
         * Queue a failed job again
         * @description The body may be left out. It is there for the password of an encrypted document. Users need the role reviewer or above.
         */
        post: operations["resubmitJob"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/v1/jobs/{job_id}/corrections/": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /** List a job's corrections */
        get: operations["listCorrections"];
        put?: never;
        /**
         * Record what is wrong with a job's result
         * @description Users need the role reviewer or above.
         */
        post: operations["createCorrection"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/v1/jobs/{job_id}/corrections/{id}/": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /** Retrieve a correction */
        get: operations["getCorrection"];
        put?: never;
        post?: never;
        /**
         * Delete a correction
         * @description Users need the role reviewer or above.
         */
        delete: operations["deleteCorrection"];
        options?: never;
        head?: never;
        /**
         * Change a correction
         * @description Users need the role reviewer or above.
         */
        patch: operations["updateCorrection"];
        trace?: never;
    };
    "/api/v1/jobs/{job_id}/layout/": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        /**
         * Save what a job's corrections teach as a layout
         * @description It is tried on every reviewed or corrected document. If one of them would be misread, it is refused with the differences; otherwise documents are read with it from then on. Users need the role reviewer or above.
         */
        post: operations["saveLayout"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/v1/jobs/{job_id}/review/": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /** Retrieve who has reviewed a job */
        get: operations["getJobReview"];
        /**
         * Mark a job as reviewed
         * @description For jobs that have ended. A review that is there stays as it is; a job that is queued again loses it. Users need the role reviewer or above.
         */
        put: operations["putJobReview"];
        post?: never;
        /**
         * Take back that a job was reviewed
         * @description Users need the role reviewer or above.
         */
        delete: operations["deleteJobReview"];
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/v1/jobs/{job_id}/structure/": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /** List corrections of the structure of a job's result */
        get: operations["listStructureCorrections"];
        put?: never;
        /**
         * Add, merge or move records of a job's result, or correct a whole column
         * @description Users need the role reviewer or above.
         */
        post: operations["correctStructure"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/v1/jobs/{job_id}/structure/{id}/": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        post?: never;
        /**
         * Undo a correction of the structure
         * @description Users need the role reviewer or above.
         */
        delete: operations["undoStructureCorrection"];
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/v1/layouts/": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /** List layouts, each version of them */
        get: operations["listLayouts"];
        put?: never;
        /**
         * Import a layout that was exported
         * @description It is tried as one that was taught here. Users need the role reviewer or above.
         */
        post: operations["importLayout"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/v1/layouts/{id}/": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /** Retrieve a layout with what trying it showed */
        get: operations["getLayout"];
        put?: never;
        post?: never;
        /**
         * Delete a version of a layout
         * @description Documents are read with the newest accepted version that is left, or without it. Users need the role reviewer or above.
         */
        delete: operations["deleteLayout"];
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/v1/layouts/{id}/export/": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /**
         * Export a layout as a format variant with its provider
         * @description `variant` is the content of a variant's file, `provider` that of `provider.json`.
         */
        get: operations["exportLayout"];
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/v1/payroll-migrations/": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /** List the organization's payroll migrations */
        get: operations["listMigrations"];
        put?: never;
        /**
         * Create a payroll migration
         * @description Users need the role reviewer or above.
         */
        post: operations["createMigration"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/v1/payroll-migrations/{id}/": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /** Retrieve a payroll migration */
        get: operations["getMigration"];
        put?: never;
        post?: never;
        /**
         * Delete a payroll migration
         * @description Deletes its runs, validations, decisions and sign-offs; documents and jobs stay. Users need the role approver or above.
         */
        delete: operations["deleteMigration"];
        options?: never;
        head?: never;
        /**
         * Change a payroll migration
         * @description Users need the role reviewer or above.
         */
        patch: operations["updateMigration"];
        trace?: never;
    };
    "/api/v1/payroll-migrations/{id}/crosswalk/": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /**
         * Download the mapping of people and items as a spreadsheet
         * @description `xlsx` is a workbook with the sheets People and Items, `csv` one of the two. With `validation_id` it is what that validation matched, given or found; a key then also needs `validations:read`.
         */
        get: operations["getMigrationCrosswalk"];
        /**
         * Replace a payroll migration's mapping with a spreadsheet
         * @description The body is the file itself: a table of people (`source_id`, `source_name`, `target_id`, `target_name`), one of items (`entry`, `source_section`, `source_code`, `source_description`, the same for the target, `factor`), or both on separate sheets. Headings such as `Old ID` are understood, and other columns ignored. A table that the file lacks stays unchanged. Applies to validations that start from now on. Users need the role reviewer or above.
         */
        put: operations["putMigrationCrosswalk"];
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/v1/payroll-migrations/{id}/export/": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /**
         * Download a payroll migration as a spreadsheet
         * @description `xlsx` is a workbook with a sheet for each table: whether it is ready and why not, causes, differences with who accepted them and why, people with the pay of both sides, lines, totals, checks, reasons of each confidence, what was not compared, documents, sign-offs and rules; `csv` is one of the tables. No cell is a formula. A key also needs `jobs:read`.
         */
        get: operations["exportMigration"];
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/v1/payroll-migrations/{id}/mapping/": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /** Retrieve a payroll migration's mapping: the same people and items on both sides */
        get: operations["getMigrationMapping"];
        /**
         * Replace a payroll migration's mapping: the same people and items on both sides
         * @description Applies to validations that start from now on. Users need the role reviewer or above.
         */
        put: operations["putMigrationMapping"];
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/v1/payroll-migrations/{id}/tolerance/": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /** Retrieve a payroll migration's tolerance: which differences are accepted by rule */
        get: operations["getMigrationTolerance"];
        /**
         * Replace a payroll migration's tolerance: which differences are accepted by rule
         * @description Applies to validations that start from now on. Users need the role reviewer or above.
         */
        put: operations["putMigrationTolerance"];
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/v1/payroll-migrations/{migration_id}/decision-batches/": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        /**
         * Accept a cause, or several discrepancies, for one reason
         * @description Earlier decisions stay unchanged. Afterwards each discrepancy has its own decision. Users need the role reviewer or above.
         */
        post: operations["createDecisionBatch"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/v1/payroll-migrations/{migration_id}/decision-batches/{id}/": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        post?: never;
        /**
         * Take back decisions that were made together
         * @description Those that were taken back one by one stay taken back; sign-offs that were given stay. Users need the role reviewer or above.
         */
        delete: operations["deleteDecisionBatch"];
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/v1/payroll-migrations/{migration_id}/decisions/": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /** List a payroll migration's decisions */
        get: operations["listDecisions"];
        put?: never;
        /**
         * Accept a discrepancy, with a reason
         * @description Applies to every validation of the payroll migration with the same difference; consequences of accepted causes alone are accepted with them. Users need the role reviewer or above.
         */
        post: operations["createDecision"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/v1/payroll-migrations/{migration_id}/decisions/{id}/": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /** Retrieve a decision */
        get: operations["getDecision"];
        put?: never;
        post?: never;
        /**
         * Take back a decision
         * @description The discrepancy is open again; sign-offs that were given stay. Users need the role reviewer or above.
         */
        delete: operations["deleteDecision"];
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/v1/payroll-migrations/{migration_id}/readiness/": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /**
         * Whether a payroll migration may go, and its figures
         * @description Counts the newest validation of each source run: nothing high or medium may be open in any of them, and no run may have changed since.
         */
        get: operations["getReadiness"];
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/v1/payroll-migrations/{migration_id}/runs/": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /** List a payroll migration's runs */
        get: operations["listRuns"];
        put?: never;
        /**
         * Create a run of an uploaded document
         * @description Follows the document's newest extraction; without one, or after a failed one, a job is created. A later one counts from the next validation on. Users need the role reviewer or above.
         */
        post: operations["createRun"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/v1/payroll-migrations/{migration_id}/runs/{id}/": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /** Retrieve a run */
        get: operations["getRun"];
        put?: never;
        post?: never;
        /**
         * Delete a run
         * @description Deletes the validations that compare it; its document and job stay. Users need the role reviewer or above.
         */
        delete: operations["deleteRun"];
        options?: never;
        head?: never;
        /**
         * Change a run
         * @description Users need the role reviewer or above.
         */
        patch: operations["updateRun"];
        trace?: never;
    };
    "/api/v1/payroll-migrations/{migration_id}/sign-offs/": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /** List a payroll migration's sign-offs */
        get: operations["listSignOffs"];
        put?: never;
        /**
         * Sign a payroll migration that is ready
         * @description Keeps the figures as signed. Where the organization requires two persons, those who prepared the migration cannot sign it. Users need the role approver or above.
         */
        post: operations["createSignOff"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/v1/payroll-migrations/{migration_id}/sign-offs/{id}/": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /** Retrieve a sign-off */
        get: operations["getSignOff"];
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/v1/payroll-migrations/{migration_id}/validations/": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /** List a payroll migration's validations */
        get: operations["listValidations"];
        put?: never;
        /**
         * Compare a source run with a target run
         * @description Users need the role reviewer or above.
         */
        post: operations["createValidation"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/v1/payroll-migrations/{migration_id}/validations/{id}/": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /** Retrieve a validation with its report */
        get: operations["getValidation"];
        put?: never;
        post?: never;
        /**
         * Delete a validation
         * @description Users need the role reviewer or above.
         */
        delete: operations["deleteValidation"];
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/v1/payroll-migrations/{migration_id}/validations/{id}/report/": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /**
         * Download a validation's report
         * @description `format=json` is the validation's `report`; `csv` has one row per discrepancy, the most severe first; `xlsx` is a workbook with the causes, sign-offs and rules as well; `html` is one page to read, print and sign. All but `json` say which differences were accepted, why, by whom and when.
         */
        get: operations["getValidationReport"];
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/v1/payroll-migrations/{migration_id}/validations/{id}/resubmit/": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        /**
         * Queue a failed validation again
         * @description Users need the role reviewer or above.
         */
        post: operations["resubmitValidation"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/v1/providers/": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /** List the known providers */
        get: operations["listProviders"];
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/v1/providers/{slug}/": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /** Retrieve a provider with its format variants */
        get: operations["getProvider"];
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/v1/retention/": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /** Retrieve how long documents are kept */
        get: operations["getRetention"];
        /**
         * Set how long documents are kept
         * @description Older documents are deleted within the hour, with their bytes, jobs, results, corrections and runs. Documents of a payroll migration stay until it is signed off; when its last one goes, its decisions, mapping and tolerance go as well. Users need the role admin.
         */
        put: operations["putRetention"];
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/v1/retention/preview/": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /** Count what a retention would delete now */
        get: operations["previewRetention"];
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/v1/session/": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /** Who is signed in */
        get: operations["getSession"];
        put?: never;
        /** Sign in */
        post: operations["createSession"];
        /** Sign out */
        delete: operations["deleteSession"];
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/v1/setup/": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /** Whether the service still needs its first user */
        get: operations["getSetup"];
        put?: never;
        /** Make the first user, and sign in */
        post: operations["completeSetup"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/v1/sign-off-policy/": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /** Retrieve how payroll migrations are signed */
        get: operations["getSignOffPolicy"];
        /**
         * Set how payroll migrations are signed
         * @description Sign-offs that were given stay. Users need the role admin.
         */
        put: operations["putSignOffPolicy"];
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/v1/spreadsheets/upload/": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        /**
         * Upload a spreadsheet
         * @description XLSX, XLSM, ODS, CSV or TSV, or text with columns as printed. From then on it is a document like any other: jobs, results, corrections, runs and validations work as for a PDF, and each figure has its `cell`, or the line of its text. The content of the file counts, not its name or declared type. Users need the role reviewer or above.
         */
        post: operations["uploadSpreadsheet"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/v1/storage/": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /** Retrieve how much room the organization's documents take */
        get: operations["getStorage"];
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/v1/users/": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /** List the organization's users */
        get: operations["listUsers"];
        put?: never;
        /**
         * Let another person sign in
         * @description A reader sees everything. A reviewer also uploads, corrects, compares and accepts differences; an approver also signs payroll migrations and deletes; an admin also has the settings, keys and users. Users need the role admin.
         */
        post: operations["createUser"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/v1/users/{id}/": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        post?: never;
        /**
         * Delete a user, and end their sessions
         * @description Users need the role admin.
         */
        delete: operations["deleteUser"];
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/v1/users/{id}/password/": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        /**
         * Set a user's password
         * @description Ends every session of the user. Everybody may set their own, and an admin any.
         */
        post: operations["setPassword"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/v1/users/{id}/role/": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        /**
         * Set what a user may do
         * @description Counts at once. Users need the role admin.
         */
        put: operations["setRole"];
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/v1/webhooks/": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /** List the organization's webhooks */
        get: operations["listWebhooks"];
        put?: never;
        /**
         * Ask to be told of events
         * @description An organization has at most 16 webhooks. Users need the role admin.
         */
        post: operations["createWebhook"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/v1/webhooks/{id}/": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /** Retrieve a webhook */
        get: operations["getWebhook"];
        put?: never;
        post?: never;
        /**
         * Delete a webhook
         * @description Deletes its pending deliveries. Users need the role admin.
         */
        delete: operations["deleteWebhook"];
        options?: never;
        head?: never;
        /**
         * Change a webhook
         * @description Users need the role admin.
         */
        patch: operations["updateWebhook"];
        trace?: never;
    };
    "/api/v1/webhooks/{webhook_id}/deliveries/": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /** List the events sent to a webhook */
        get: operations["listDeliveries"];
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/v1/webhooks/{webhook_id}/deliveries/{id}/": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /** Retrieve a delivery */
        get: operations["getDelivery"];
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/v1/webhooks/{webhook_id}/deliveries/{id}/resubmit/": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        /**
         * Send a failed delivery again
         * @description Users need the role admin.
         */
        post: operations["resubmitDelivery"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
}
export interface webhooks {
    "job.completed": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        /**
         * A job has completed
         * @description Sent as Standard Webhooks describes (https://www.standardwebhooks.com). Whatever is not answered with a 2xx is sent again, up to 8 times over about an hour; 410 ends it.
         */
        post: operations["onJobCompleted"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "job.failed": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        /**
         * A job has failed
         * @description Sent as Standard Webhooks describes (https://www.standardwebhooks.com). Whatever is not answered with a 2xx is sent again, up to 8 times over about an hour; 410 ends it.
         */
        post: operations["onJobFailed"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "validation.completed": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        /**
         * A validation has completed
         * @description Sent as Standard Webhooks describes (https://www.standardwebhooks.com). Whatever is not answered with a 2xx is sent again, up to 8 times over about an hour; 410 ends it.
         */
        post: operations["onValidationCompleted"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "validation.failed": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        /**
         * A validation has failed
         * @description Sent as Standard Webhooks describes (https://www.standardwebhooks.com). Whatever is not answered with a 2xx is sent again, up to 8 times over about an hour; 410 ends it.
         */
        post: operations["onValidationFailed"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
}
export interface components {
    schemas: {
        /** ApiKey */
        ApiKey: {
            /** Format: date-time */
            created_at: string;
            expires_at: string | null;
            /** Format: uuid */
            id: string;
            last_used_at: string | null;
            name: string;
            /** @description the first characters of the key, to tell keys apart */
            prefix: string;
            scopes: string[];
        };
        /** ApiKeyPage */
        ApiKeyPage: {
            /** @description results on all pages together */
            count: number;
            next: string | null;
            previous: string | null;
            results: components["schemas"]["ApiKey"][];
        };
        /** AuditEntry */
        AuditEntry: {
            /** @description such as `document.deleted` */
            action: string;
            /** @description `user:<id>`, `api_key:<id>`, or `system` for an operator's command */
            actor: string;
            /** Format: date-time */
            created_at: string;
            /** @description names of fields and states, never values */
            details: Record<string, never>;
            /** Format: uuid */
            id: string;
            subject_id: string | null;
            subject_type: string;
        };
        /** AuditEntryPage */
        AuditEntryPage: {
            /** @description results on all pages together */
            count: number;
            next: string | null;
            previous: string | null;
            results: components["schemas"]["AuditEntry"][];
        };
        /**
         * Box
         * @description points (1/72 inch) from the top left of the page as it is displayed
         */
        Box: {
            bottom: number;
            top: number;
            x0: number;
            x1: number;
        };
        /** CanonicalOutput */
        CanonicalOutput: {
            company: {
                /** @description client or company code as printed */
                id: string | null;
                /** @description as printed */
                name: string | null;
            };
            /** @description ISO 4217, USD unless the document says otherwise */
            currency: string;
            /** @description one record an employee */
            employees: {
                /** @description withheld from the employee */
                deductions: {
                    /** @description positive when withheld, negative for a refund */
                    amount: number;
                    /** @description the code printed beside the description, null where there is one label only */
                    code: string | null;
                    /** @description the label as printed */
                    description: string;
                    /** @description null where the document does not tell */
                    pretax: boolean | null;
                    /**
                     * @description whether the line reduces net pay
                     * @enum {string}
                     */
                    role: "cash" | "memo" | "employer_cost" | "offset";
                    /**
                     * @description what it is withheld or contributed for
                     * @enum {string}
                     */
                    type: "401k" | "roth_401k" | "401k_loan" | "403b" | "roth_403b" | "457b" | "roth_457b" | "simple_ira" | "pension" | "medical" | "dental" | "vision" | "hsa" | "fsa_medical" | "fsa_dependent_care" | "commuter" | "life" | "disability" | "stock_purchase" | "loan" | "garnishment" | "child_support" | "tax_levy" | "union_dues" | "charity" | "other";
                    /** @description amount of the year to date */
                    ytd_amount: number | null;
                }[];
                /** @description code, name or both, as printed */
                department: string | null;
                earnings: {
                    /** @description 0 for a line that prints only a year-to-date figure */
                    amount: number;
                    /** @description the code printed beside the description, null where there is one label only */
                    code: string | null;
                    /** @description the label as printed */
                    description: string;
                    /** @description decimals as printed */
                    hours: number | null;
                    /** @description dollars an hour or unit, decimals as printed */
                    rate: number | null;
                    /**
                     * @description whether the line is paid out
                     * @enum {string}
                     */
                    role: "cash" | "memo" | "imputed";
                    /**
                     * @description what was earned
                     * @enum {string}
                     */
                    type: "regular" | "overtime" | "double_overtime" | "shift" | "pto" | "sick" | "holiday" | "bonus" | "commission" | "tips" | "retro" | "severance" | "stock" | "reimbursement" | "other";
                    /** @description amount of the year to date */
                    ytd_amount: number | null;
                    /** @description hours of the year to date */
                    ytd_hours: number | null;
                }[];
                /** @description as printed, "" where the document prints none; never a social security number */
                employee_id: string;
                employer_contributions: {
                    /** @description positive when withheld, negative for a refund */
                    amount: number;
                    /** @description the code printed beside the description, null where there is one label only */
                    code: string | null;
                    /** @description the label as printed */
                    description: string;
                    /** @description null where the document does not tell */
                    pretax: boolean | null;
                    /**
                     * @description whether the line reduces net pay
                     * @enum {string}
                     */
                    role: "cash" | "memo" | "employer_cost" | "offset";
                    /**
                     * @description what it is withheld or contributed for
                     * @enum {string}
                     */
                    type: "401k" | "roth_401k" | "401k_loan" | "403b" | "roth_403b" | "457b" | "roth_457b" | "simple_ira" | "pension" | "medical" | "dental" | "vision" | "hsa" | "fsa_medical" | "fsa_dependent_care" | "commuter" | "life" | "disability" | "stock_purchase" | "loan" | "garnishment" | "child_support" | "tax_levy" | "union_dues" | "charity" | "other";
                    /** @description amount of the year to date */
                    ytd_amount: number | null;
                }[];
                employer_taxes: {
                    /** @description positive when withheld */
                    amount: number;
                    /** @description the code printed beside the description, null where there is one label only */
                    code: string | null;
                    /** @description the label as printed */
                    description: string;
                    /** @description US for a federal tax, ISO 3166-2 (US-CA) for a state or local one, ISO 3166-1 (GB) for that of another country, null where the document does not tell */
                    jurisdiction: string | null;
                    /** @description city, county or school district */
                    locality: string | null;
                    /** @description wages subject to the tax */
                    taxable_wages: number | null;
                    /**
                     * @description which tax
                     * @enum {string}
                     */
                    type: "federal_income" | "social_security" | "medicare" | "fica" | "state_income" | "state_disability" | "state_unemployment" | "state_family_leave" | "local_income" | "federal_unemployment" | "other";
                    /** @description amount of the year to date */
                    ytd_amount: number | null;
                    /** @description taxable wages of the year to date */
                    ytd_taxable_wages: number | null;
                }[];
                /** @description null only in a format type that does not print it */
                gross_pay: number | null;
                /** @description given name first, letter case as printed */
                name: string;
                /** @description null only in a format type that does not print it */
                net_pay: number | null;
                /** @description the checks and deposits that were merged into this record */
                payments: {
                    /** @description net amount of this check or deposit */
                    amount: number;
                    /**
                     * Format: date
                     * @description date of the check or deposit
                     */
                    date: string | null;
                    /**
                     * @description how it was paid
                     * @enum {string|null}
                     */
                    method: "check" | "direct_deposit" | null;
                    /** @description check or voucher number as printed */
                    number: string | null;
                }[];
                /** @description withheld from the employee */
                taxes: {
                    /** @description positive when withheld */
                    amount: number;
                    /** @description the code printed beside the description, null where there is one label only */
                    code: string | null;
                    /** @description the label as printed */
                    description: string;
                    /** @description US for a federal tax, ISO 3166-2 (US-CA) for a state or local one, ISO 3166-1 (GB) for that of another country, null where the document does not tell */
                    jurisdiction: string | null;
                    /** @description city, county or school district */
                    locality: string | null;
                    /** @description wages subject to the tax */
                    taxable_wages: number | null;
                    /**
                     * @description which tax
                     * @enum {string}
                     */
                    type: "federal_income" | "social_security" | "medicare" | "fica" | "state_income" | "state_disability" | "state_unemployment" | "state_family_leave" | "local_income" | "federal_unemployment" | "other";
                    /** @description amount of the year to date */
                    ytd_amount: number | null;
                    /** @description taxable wages of the year to date */
                    ytd_taxable_wages: number | null;
                }[];
            }[];
            /**
             * @description kind of document
             * @enum {string}
             */
            format_type: "payroll_journal" | "payroll_summary" | "pay_statement" | "tax_report" | "benefits_summary";
            /** @description slug of the recognised format variant */
            format_variant: string | null;
            /**
             * Format: date
             * @description check date
             */
            pay_date: string | null;
            pay_period: {
                /**
                 * Format: date
                 * @description last day of the period
                 */
                end: string | null;
                /**
                 * Format: date
                 * @description many documents print only the end
                 */
                start: string | null;
            };
            /** @description provider slug, null when no variant was recognised */
            provider: string | null;
            /**
             * @description null where the document does not tell
             * @enum {string|null}
             */
            run_kind: "regular" | "off_cycle" | "correction" | null;
            /**
             * @description version of this shape
             * @enum {string}
             */
            schema_version: "1.0";
            /** @description the totals printed on the document */
            totals: {
                /** @description employees paid */
                employee_count: number | null;
                /** @description gross pay */
                gross_pay: number | null;
                /** @description net pay */
                net_pay: number | null;
                /** @description sum of deductions */
                total_deductions: number | null;
                /** @description sum of earnings */
                total_earnings: number | null;
                /** @description sum of the taxes withheld */
                total_taxes: number | null;
            } | null;
        };
        /**
         * ChangedCheck
         * @description a sum that says something else with the corrections
         */
        ChangedCheck: {
            /** @description null likewise */
            after: boolean | null;
            /** @description null where it could not be made */
            before: boolean | null;
            id: string;
        };
        /**
         * Check
         * @description a sum that the document's own figures should satisfy
         */
        Check: {
            /** @description what its members add up to, null where they could not be added up */
            actual: number | null;
            /** @description actual less expected */
            difference: number | null;
            /** @description what the document prints, null where it prints none */
            expected: number | null;
            /** @description stable within a document: `<scope>.<what>[:<subject>]` */
            id: string;
            /** @description the sum in words and signs */
            identity: string;
            /** @description field paths that take part */
            members: string[];
            /** @description whether it holds, null where it could not be made */
            passed: boolean | null;
            /** @description line, employee, department, column or document */
            scope: string;
        };
        /**
         * Checks
         * @description the sums that the document's own figures should satisfy, and whether they do
         */
        Checks: {
            checks: components["schemas"]["Check"][];
            /** @description why, strongest first; empty for results of before they were kept */
            confidence_reasons: components["schemas"]["ConfidenceReason"][];
            confidence_score: number;
            /** Format: uuid */
            job_id: string;
        };
        /** ColumnMapping */
        ColumnMapping: {
            /** Format: date-time */
            created_at: string;
            /** @description fingerprint of the headings, the same for each payroll of one export */
            header: string;
            /** Format: uuid */
            id: string;
            mapping: components["schemas"]["SpreadsheetMapping"];
            name: string;
            /** Format: date-time */
            updated_at: string;
        };
        /** ColumnMappingPage */
        ColumnMappingPage: {
            /** @description results on all pages together */
            count: number;
            next: string | null;
            previous: string | null;
            results: components["schemas"]["ColumnMapping"][];
        };
        /** ComparedEmployee */
        ComparedEmployee: {
            name: string;
            source_id: string | null;
            target_id: string | null;
        };
        /** ComparedSide */
        ComparedSide: {
            /** @description corrections of the job that were applied */
            corrections: number;
            /** @description another one when the job's corrections have changed */
            corrections_digest?: string;
            /** @description deductions that are withheld of all employees */
            deductions: number;
            /** Format: uuid */
            document_id: string;
            employees: number;
            filename: string;
            format_variant: string | null;
            /** @description gross pay of all employees */
            gross_pay: number;
            /**
             * Format: uuid
             * @description the extraction that was compared
             */
            job_id: string;
            /** @description net pay of all employees */
            net_pay: number;
            pay_date: string | null;
            pay_period: {
                end: string | null;
                start: string | null;
            };
            provider: string | null;
            /** Format: uuid */
            run_id: string;
            /** @description taxes of all employees */
            taxes: number;
        };
        /** ComparedSides */
        ComparedSides: {
            source: components["schemas"]["ComparedSide"];
            target: components["schemas"]["ComparedSide"];
        };
        /** ConfidenceReason */
        ConfidenceReason: {
            code: string;
            /** @description how many sums, figures or labels it counts */
            count?: number;
            /** @description what it takes off the confidence */
            effect: number;
            /** @description field paths that it is about, 200 at most */
            fields?: string[];
            message: string;
            /** @description of how many */
            of?: number;
        };
        /**
         * CorrectedField
         * @description a field with a value from a person
         */
        CorrectedField: {
            after: string | number | boolean | null;
            before: string | number | boolean | null;
            /** Format: uuid */
            correction_id: string;
            /** @description what was pointed at, else where it was read */
            evidence: components["schemas"]["Printed"][];
            /** @description ids of the checks through it that do not hold */
            fails: string[];
            /** @description in the corrected output */
            field_path: string;
            /** @description ids of the checks through it that hold */
            holds: string[];
            /** @description whether printed sums hold with it; null for a field that is no figure, of which no sum tells */
            proved: boolean | null;
        };
        /**
         * CorrectedOutput
         * @description the result with its corrections; a value that only a person says counts as proved where printed sums hold with it
         */
        CorrectedOutput: {
            /** @description corrections in the order in which they were applied */
            applied: string[];
            canonical_output: components["schemas"]["CanonicalOutput"];
            changed_checks: components["schemas"]["ChangedCheck"][];
            /** @description all checks, repeated with the corrections */
            checks: components["schemas"]["Check"][];
            /** @description of the result as it was read */
            confidence_before: number;
            confidence_reasons: components["schemas"]["ConfidenceReason"][];
            confidence_score: number;
            corrected: components["schemas"]["CorrectedField"][];
            /** @description path by which to correct a record further, where it has another one in the corrected output */
            corrected_as: {
                [key: string]: string;
            };
            /** Format: uuid */
            job_id: string;
            not_applied: {
                /** Format: uuid */
                correction_id: string;
                reason: string;
            }[];
            /** @description corrections that a later one of the same field replaces */
            superseded: string[];
            /** @description unclaimed figures that no correction refers to */
            unclaimed: components["schemas"]["Printed"][];
        };
        /** Correction */
        Correction: {
            corrected_value: string;
            /** @enum {string} */
            correction_type: "wrong_value" | "wrong_field" | "missing_field" | "spurious";
            /** Format: date-time */
            created_at: string;
            /** @description dots between names, indexes from 0 in brackets */
            field_path: string;
            /** Format: uuid */
            id: string;
            /** Format: uuid */
            job_id: string;
            notes: string | null;
            original_value: string;
        };
        /** CorrectionChanges */
        CorrectionChanges: {
            corrected_value?: string;
            /** @enum {string} */
            correction_type?: "wrong_value" | "wrong_field" | "missing_field" | "spurious";
            evidence?: components["schemas"]["Printed"] | null;
            /** @description dots between names, indexes from 0 in brackets */
            field_path?: string;
            notes?: string | null;
            original_value?: string;
        };
        /** CorrectionPage */
        CorrectionPage: {
            /** @description results on all pages together */
            count: number;
            next: string | null;
            previous: string | null;
            results: components["schemas"]["Correction"][];
        };
        /** CreatedApiKey */
        CreatedApiKey: {
            /** Format: date-time */
            created_at: string;
            expires_at: string | null;
            /** Format: uuid */
            id: string;
            key: string | null;
            last_used_at: string | null;
            name: string;
            /** @description the first characters of the key, to tell keys apart */
            prefix: string;
            scopes: string[];
        };
        /** CreatedWebhook */
        CreatedWebhook: {
            /** Format: date-time */
            created_at: string;
            events: ("job.completed" | "job.failed" | "validation.completed" | "validation.failed")[];
            /** Format: uuid */
            id: string;
            secret: string | null;
            /** Format: date-time */
            updated_at: string;
            /** Format: uri */
            url: string;
        };
        /** Credentials */
        Credentials: {
            email: string;
            password: string;
        };
        /**
         * CrosswalkEntry
         * @description one person on both sides, each by id or by name
         */
        CrosswalkEntry: {
            source_id?: string;
            source_name?: string;
            target_id?: string;
            target_name?: string;
        } & (({
            source_id: unknown;
        } | {
            source_name: unknown;
        }) & ({
            target_id: unknown;
        } | {
            target_name: unknown;
        }));
        /**
         * DecidedDiscrepancy
         * @description the discrepancy as it was when it was accepted
         */
        DecidedDiscrepancy: {
            difference: string | null;
            employee: Record<string, never> | null;
            field_path: string;
            item: string | null;
            /** @enum {string} */
            kind: "missing_employee" | "extra_employee" | "net_pay" | "gross_pay" | "line_amount" | "line_missing" | "line_extra" | "line_type" | "line_split" | "rounding" | "hours" | "rate" | "taxable_wages" | "ytd" | "pay_period" | "pay_date" | "id" | "name" | "total";
            /** @enum {string} */
            severity: "high" | "medium" | "low";
            source_value: string | null;
            target_value: string | null;
            /**
             * Format: uuid
             * @description the validation in which it was accepted
             */
            validation_id: string;
        };
        /** Decision */
        Decision: {
            batch_id: string | null;
            /** Format: date-time */
            created_at: string;
            /** @description as in the audit log */
            decided_by: string;
            discrepancy: components["schemas"]["DecidedDiscrepancy"];
            /** Format: uuid */
            id: string;
            /** @description the `key` of the discrepancy */
            key: string;
            /** Format: uuid */
            migration_id: string;
            /** @description why it is as it should be */
            reason: string;
        };
        /** DecisionBatch */
        DecisionBatch: {
            /** @description how many had been accepted before, and stay as they are */
            already_decided: number;
            /** Format: date-time */
            created_at: string;
            /** @description how many discrepancies were accepted now */
            decisions: number;
            /** Format: uuid */
            id: string;
            /** Format: uuid */
            migration_id: string;
        };
        /** DecisionPage */
        DecisionPage: {
            /** @description results on all pages together */
            count: number;
            next: string | null;
            previous: string | null;
            results: components["schemas"]["Decision"][];
        };
        /**
         * Delivery
         * @description one event on its way to one webhook; `error` is there when failed
         */
        Delivery: {
            attempts: number;
            /** Format: date-time */
            created_at: string;
            /** @description what was sent */
            data: Record<string, never>;
            error?: components["schemas"]["WorkError"];
            /** @enum {string} */
            event: "job.completed" | "job.failed" | "validation.completed" | "validation.failed";
            /**
             * Format: uuid
             * @description sent as webhook-id with every attempt
             */
            id: string;
            response_status: number | null;
            /**
             * @description completed once the receiver answered with a 2xx
             * @enum {string}
             */
            status: "pending" | "processing" | "completed" | "failed";
            /** Format: date-time */
            updated_at: string;
            /** Format: uuid */
            webhook_id: string;
        };
        /** DeliveryPage */
        DeliveryPage: {
            /** @description results on all pages together */
            count: number;
            next: string | null;
            previous: string | null;
            results: components["schemas"]["Delivery"][];
        };
        /** Discrepancy */
        Discrepancy: {
            /** @description field paths of what it follows from */
            caused_by: string[];
            decision: string | null;
            difference: string | null;
            employee: components["schemas"]["ComparedEmployee"] | null;
            evidence: {
                /** @description field paths */
                source: string[];
                /** @description field paths */
                target: string[];
            };
            /** @description the source's; the target's where the source has none */
            field_path: string;
            /** @description id of the group with its cause */
            group: string;
            item: string | null;
            /** @description what a decision names it by, the same in every validation */
            key: string;
            /** @enum {string} */
            kind: "missing_employee" | "extra_employee" | "net_pay" | "gross_pay" | "line_amount" | "line_missing" | "line_extra" | "line_type" | "line_split" | "rounding" | "hours" | "rate" | "taxable_wages" | "ytd" | "pay_period" | "pay_date" | "id" | "name" | "total";
            /** @description its part in that of the group, 0 for what follows from others, with two decimals */
            money_at_risk?: number;
            /** @description why it may be an error of reading, with the boxes to look at */
            reading: Record<string, never> | null;
            /** @description rules of severity tried; the last one decided */
            rules: string[];
            /** @enum {string} */
            severity: "high" | "medium" | "low";
            source_value: string | null;
            target_value: string | null;
        };
        /**
         * DiscrepancyGroup
         * @description differences of one cause
         */
        DiscrepancyGroup: {
            /** @description sum of its differences, target less source, with two decimals */
            difference: number;
            /** @description differences that are the cause itself */
            discrepancies: number;
            /** @description differences that follow from it */
            effects: number;
            employees: number;
            explanation: string;
            id: string;
            /** @enum {string} */
            kind: "missing_employee" | "extra_employee" | "net_pay" | "gross_pay" | "line_amount" | "line_missing" | "line_extra" | "line_type" | "line_split" | "rounding" | "hours" | "rate" | "taxable_wages" | "ytd" | "pay_period" | "pay_date" | "id" | "name" | "total";
            /** @description sum of the sizes of its differences, with two decimals */
            money_at_risk: number;
            /** @description the rate of each side */
            rate: Record<string, never> | null;
            /** @enum {string} */
            severity: "high" | "medium" | "low";
            title: string;
        };
        /** Document */
        Document: {
            checksum: string;
            content_type: string;
            /** Format: date-time */
            created_at: string;
            /** @description bytes */
            file_size: number;
            /** @description original file name */
            filename: string;
            /** Format: uuid */
            id: string;
        };
        /** DocumentItem */
        DocumentItem: {
            checksum: string;
            /** Format: date-time */
            created_at: string;
            /** @description bytes */
            file_size: number;
            /** @description original file name */
            filename: string;
            /** Format: uuid */
            id: string;
        };
        /** DocumentItemPage */
        DocumentItemPage: {
            /** @description results on all pages together */
            count: number;
            next: string | null;
            previous: string | null;
            results: components["schemas"]["DocumentItem"][];
        };
        /**
         * DocumentOverview
         * @description a document with its newest job, null where there is none
         */
        DocumentOverview: {
            document: components["schemas"]["DocumentItem"];
            job: {
                /** Format: date-time */
                created_at: string;
                error: components["schemas"]["WorkError"] | null;
                /** Format: uuid */
                id: string;
                /** @enum {string} */
                status: "pending" | "processing" | "completed" | "failed";
                /** Format: date-time */
                updated_at: string;
            } | null;
            result: {
                confidence_score: number;
                corrections: number;
                employees: number;
                failed_checks: number;
                /** @description differences of the failed checks of one scope, of the scope where they are largest; or the amounts that became no field, where they are more */
                money_at_risk: number;
                unclaimed_tokens: number;
            } | null;
            review: components["schemas"]["JobReview"] | null;
        };
        /** DocumentOverviewPage */
        DocumentOverviewPage: {
            /** @description results on all pages together */
            count: number;
            next: string | null;
            previous: string | null;
            results: components["schemas"]["DocumentOverview"][];
        };
        /** EmployeeVerdict */
        EmployeeVerdict: {
            discrepancies: number;
            employee: components["schemas"]["ComparedEmployee"];
            /** @description how the records were matched, and how surely */
            match: Record<string, never> | null;
            severity: ("high" | "medium" | "low") | null;
            source_index: number | null;
            target_index: number | null;
            /** @enum {string} */
            verdict: "matched" | "only_in_source" | "only_in_target" | "could_not_test";
        };
        /**
         * Evidence
         * @description where each field was read: page, box and printed text by field path
         */
        Evidence: {
            /** @description by field path */
            evidence: {
                [key: string]: components["schemas"]["Printed"][];
            };
            /** Format: uuid */
            job_id: string;
            pages: components["schemas"]["PageSummary"][];
            /** @description figures that became no field */
            unclaimed: components["schemas"]["Printed"][];
        };
        /**
         * ExtractionJob
         * @description `result` is null unless completed; `error` is there when failed
         */
        ExtractionJob: {
            /** Format: date-time */
            created_at: string;
            /** Format: uuid */
            document_id: string;
            error?: components["schemas"]["WorkError"];
            /** Format: uuid */
            id: string;
            result: components["schemas"]["ExtractionResult"] | null;
            /** @enum {string} */
            status: "pending" | "processing" | "completed" | "failed";
            /** Format: date-time */
            updated_at: string;
        };
        /** ExtractionJobItem */
        ExtractionJobItem: {
            /** Format: date-time */
            created_at: string;
            /** Format: uuid */
            document_id: string;
            /** Format: uuid */
            id: string;
            /** @enum {string} */
            status: "pending" | "processing" | "completed" | "failed";
            /** Format: date-time */
            updated_at: string;
        };
        /** ExtractionJobItemPage */
        ExtractionJobItemPage: {
            /** @description results on all pages together */
            count: number;
            next: string | null;
            previous: string | null;
            results: components["schemas"]["ExtractionJobItem"][];
        };
        /** ExtractionResult */
        ExtractionResult: {
            canonical_output: components["schemas"]["CanonicalOutput"];
            /** @description the same as confidence_score */
            confidence: number;
            confidence_score: number;
            /** Format: date-time */
            created_at: string;
            /** Format: uuid */
            id: string;
            payroll_data: components["schemas"]["PayrollData"];
            reader: components["schemas"]["UsedReader"] | null;
            voting?: components["schemas"]["Voting"];
        };
        /** FormatVariant */
        FormatVariant: {
            format_type: string;
            /** Format: uuid */
            id: string;
            name: string;
            version: string;
        };
        /** ImportedLayout */
        ImportedLayout: {
            layout: components["schemas"]["LayoutData"];
            name?: string;
        };
        /**
         * JobColumns
         * @description what the columns of the spreadsheet were taken for; nulls for a document without columns
         */
        JobColumns: {
            header: string | null;
            mapping: components["schemas"]["SpreadsheetMapping"] | null;
            /** @description whether spreadsheets with this header are read by a mapping that was saved */
            saved: boolean;
        };
        /** JobCompletedEvent */
        JobCompletedEvent: {
            data: {
                document_id: string | null;
                /** Format: uuid */
                job_id: string;
                /** @enum {string} */
                status: "completed" | "failed";
            };
            /**
             * Format: date-time
             * @description when it happened
             */
            timestamp: string;
            /** @constant */
            type: "job.completed";
        };
        /** JobFailedEvent */
        JobFailedEvent: {
            data: {
                document_id: string | null;
                /** Format: uuid */
                job_id: string;
                /** @enum {string} */
                status: "completed" | "failed";
            };
            /**
             * Format: date-time
             * @description when it happened
             */
            timestamp: string;
            /** @constant */
            type: "job.failed";
        };
        /**
         * JobReview
         * @description a person's review of the job
         */
        JobReview: {
            /** Format: date-time */
            created_at: string;
            /** Format: uuid */
            job_id: string;
            /** @description as in the audit log */
            reviewed_by: string;
        };
        /** Layout */
        Layout: {
            accepted: boolean | null;
            /** Format: date-time */
            created_at: string;
            error: components["schemas"]["WorkError"] | null;
            /** Format: uuid */
            id: string;
            /** @description whether documents are read with it: the newest accepted version is */
            in_use: boolean;
            job_id: string | null;
            name: string;
            provider: string;
            report: components["schemas"]["LayoutReport"] | null;
            /**
             * @description how far trying it is
             * @enum {string}
             */
            status: "pending" | "processing" | "completed" | "failed";
            trusted: boolean | null;
            /** Format: date-time */
            updated_at: string;
            version: number;
        };
        /**
         * LayoutData
         * @description a format variant with its provider, as the engine's published schemas say
         */
        LayoutData: {
            provider: unknown;
            variant: unknown;
        };
        /** LayoutPage */
        LayoutPage: {
            /** @description results on all pages together */
            count: number;
            next: string | null;
            previous: string | null;
            results: components["schemas"]["Layout"][];
        };
        /**
         * LayoutReport
         * @description Fields are told by their paths, never by their values.
         */
        LayoutReport: {
            /** @description other documents that would be read with more confidence */
            better: {
                confidence_after: number;
                confidence_before: number;
                /** Format: uuid */
                document_id: string;
                /** Format: uuid */
                job_id: string;
            }[];
            confidence_after?: number;
            confidence_before?: number;
            /** @description fields of its own document that were read otherwise than they were corrected */
            differed_before?: number;
            /** @description how many of them still are, with the layout */
            differs?: number;
            differs_in?: {
                /** @description nothing is read there, of what says nothing of money or people */
                missing: boolean;
                path: string;
            }[];
            /** @description corrections that could not be applied */
            not_applied?: number;
            /** @description reviewed documents that could not be read again */
            not_tried: number;
            /** @description reviewed documents that were read again */
            tried: number;
            /** @description what the document could not teach */
            untaught?: string[];
            /** @description reviewed documents that would be read wrong where they were read right */
            worse: {
                count: number;
                /** Format: uuid */
                document_id: string;
                fields: string[];
                /** Format: uuid */
                job_id: string;
            }[];
        };
        /**
         * LineMapping
         * @description items of the source that become items of the target
         */
        LineMapping: {
            /**
             * @description -1 where one side prints the other sign
             * @enum {unknown}
             */
            factor?: 1 | -1;
            source: components["schemas"]["MappedItem"][];
            target: components["schemas"]["MappedItem"][];
        };
        /** MappedColumn */
        MappedColumn: {
            /** @description its letters */
            column: string;
            heading: string;
            /** @enum {string} */
            is: "employee_id" | "name" | "first_name" | "last_name" | "department" | "gross_pay" | "net_pay" | "total_taxes" | "total_deductions" | "ignore" | "list" | "code" | "description" | "amount" | "hours" | "rate" | "taxable_wages" | "ytd_amount" | "ytd_hours" | "ytd_taxable_wages" | "earnings.amount" | "earnings.hours" | "earnings.rate" | "earnings.taxable_wages" | "earnings.ytd_amount" | "earnings.ytd_hours" | "earnings.ytd_taxable_wages" | "taxes.amount" | "taxes.hours" | "taxes.rate" | "taxes.taxable_wages" | "taxes.ytd_amount" | "taxes.ytd_hours" | "taxes.ytd_taxable_wages" | "deductions.amount" | "deductions.hours" | "deductions.rate" | "deductions.taxable_wages" | "deductions.ytd_amount" | "deductions.ytd_hours" | "deductions.ytd_taxable_wages" | "employer_taxes.amount" | "employer_taxes.hours" | "employer_taxes.rate" | "employer_taxes.taxable_wages" | "employer_taxes.ytd_amount" | "employer_taxes.ytd_hours" | "employer_taxes.ytd_taxable_wages" | "employer_contributions.amount" | "employer_contributions.hours" | "employer_contributions.rate" | "employer_contributions.taxable_wages" | "employer_contributions.ytd_amount" | "employer_contributions.ytd_hours" | "employer_contributions.ytd_taxable_wages";
            /** @description the heading that names its pay item, where that is another */
            line?: string;
        };
        /**
         * MappedItem
         * @description an item of one side: by its code, else by its label
         */
        MappedItem: {
            code: string | null;
            description: string;
            /** @enum {string} */
            section: "earnings" | "deductions" | "taxes" | "employer_taxes" | "employer_contributions";
        };
        /** MappedSheet */
        MappedSheet: {
            columns: components["schemas"]["MappedColumn"][];
            /** @description of a sheet with a row a pay item: what the values of its column `list` stand for */
            lists?: {
                [key: string]: "earnings" | "taxes" | "deductions" | "employer_taxes" | "employer_contributions" | "gross_pay" | "net_pay" | "ignore";
            };
            sheet: string | null;
        };
        /**
         * Mapping
         * @description as in the file of `paylift diff --map`
         */
        Mapping: {
            /** @description people you have matched */
            employees?: components["schemas"]["CrosswalkEntry"][];
            /** @description items you have mapped */
            lines?: components["schemas"]["LineMapping"][];
        };
        /** Metrics */
        Metrics: {
            /** @description 0 when nothing is completed */
            avg_confidence_score: number;
            jobs_by_status: {
                completed: number;
                failed: number;
                pending: number;
                processing: number;
            };
            total_documents: number;
            total_jobs: number;
            total_migrations: number;
        };
        /** MetricsHistory */
        MetricsHistory: {
            /** @description every day (UTC) of the last 30 up to today, the oldest first */
            days: {
                avg_confidence_score: number | null;
                completed: number;
                /** Format: date */
                date: string;
                documents: number;
                failed: number;
            }[];
        };
        /** Migration */
        Migration: {
            /** Format: date-time */
            created_at: string;
            /** Format: uuid */
            id: string;
            name: string;
            /** Format: uuid */
            organization: string;
            source_provider: string;
            /**
             * @description pending without runs, in_progress until every validation has ended, then as the newest one ended; signed from a sign-off until a run or validation changes
             * @enum {string}
             */
            status: "pending" | "in_progress" | "validated" | "failed" | "signed";
            target_provider: string;
            /** Format: date-time */
            updated_at: string;
        };
        /** MigrationChanges */
        MigrationChanges: {
            name?: string;
            source_provider?: string;
            target_provider?: string;
        };
        /** MigrationPage */
        MigrationPage: {
            /** @description results on all pages together */
            count: number;
            next: string | null;
            previous: string | null;
            results: components["schemas"]["Migration"][];
        };
        /** NewApiKey */
        NewApiKey: {
            expires_at?: string | null;
            name: string;
            scopes: ("documents:write" | "documents:read" | "documents:delete" | "jobs:write" | "jobs:read" | "migrations:write" | "migrations:read" | "validations:write" | "validations:read" | "api_keys:write" | "audit_log:read")[];
        };
        /** NewColumnMapping */
        NewColumnMapping: {
            mapping: components["schemas"]["SpreadsheetMapping"];
            name: string;
        };
        /** NewCorrection */
        NewCorrection: {
            corrected_value: string;
            /** @enum {string} */
            correction_type: "wrong_value" | "wrong_field" | "missing_field" | "spurious";
            evidence?: components["schemas"]["Printed"] | null;
            /** @description dots between names, indexes from 0 in brackets */
            field_path: string;
            notes?: string | null;
            original_value: string;
        };
        /** NewDecision */
        NewDecision: {
            /** @description the `key` of the discrepancy */
            key: string;
            /** @description why it is as it should be */
            reason: string;
            /**
             * Format: uuid
             * @description a completed validation that has the discrepancy
             */
            validation_id: string;
        };
        /**
         * NewDecisionBatch
         * @description what is accepted for one reason: either a cause or keys
         */
        NewDecisionBatch: {
            /** @description the `id` of a group: all its discrepancies that follow from no other */
            cause?: string;
            /** @description the `key` of each discrepancy that is accepted */
            keys?: string[];
            /** @description why it is as it should be */
            reason: string;
            /**
             * Format: uuid
             * @description a completed validation that has the discrepancies
             */
            validation_id: string;
        };
        /** NewExtractionJob */
        NewExtractionJob: {
            /** Format: uuid */
            document_id: string;
            /** @description of an encrypted document; kept until this reading has ended, and in no answer */
            password?: string;
        };
        /**
         * NewLayout
         * @description What the layout is called. A name and provider that are there already get their next version.
         */
        NewLayout: {
            name: string;
            /** @description slug, such as `northwind` */
            provider?: string;
        };
        /** NewMigration */
        NewMigration: {
            name: string;
            source_provider: string;
            target_provider: string;
        };
        /** NewPassword */
        NewPassword: {
            password: string;
        };
        /** NewRun */
        NewRun: {
            /** Format: uuid */
            document_id: string;
            /** @enum {string} */
            run_type: "source" | "target";
        };
        /** NewSetup */
        NewSetup: {
            email: string;
            organization: string;
            password: string;
            /** @description of the link that the service printed */
            token: string;
        };
        /** NewSignOff */
        NewSignOff: {
            comment?: string | null;
        };
        /**
         * NewStructureCorrection
         * @description `add`: `field_path` of a list (`employees`, `employees[3].taxes`), or of a record that is not there, and its `values`. `merge`: `field_path` of an employee, `into` of another. `move`: `field_path` of a line, `to` a list (`employees[3].deductions`). `set_column`: `list`, `code` and `description` of its lines; their `values`, and `to_list` where they belong to another.
         */
        NewStructureCorrection: {
            /** @enum {string} */
            action: "add" | "merge" | "move" | "set_column";
            code?: string | null;
            description?: string;
            evidence?: components["schemas"]["Printed"] | null;
            /** @description dots between names, indexes from 0 in brackets */
            field_path?: string;
            /** @description dots between names, indexes from 0 in brackets */
            into?: string;
            /** @enum {string} */
            list?: "earnings" | "deductions" | "taxes" | "employer_taxes" | "employer_contributions";
            notes?: string | null;
            /** @description dots between names, indexes from 0 in brackets */
            to?: string;
            to_list?: ("earnings" | "deductions" | "taxes" | "employer_taxes" | "employer_contributions") | null;
            /** @description texts by field name, read as corrected values are */
            values?: {
                [key: string]: string;
            };
        };
        /** NewUser */
        NewUser: {
            email: string;
            password: string;
            /**
             * @description reviewer where none is given
             * @enum {string}
             */
            role?: "reader" | "reviewer" | "approver" | "admin";
        };
        /** NewValidation */
        NewValidation: {
            /**
             * Format: uuid
             * @description a run of type source
             */
            source_run_id: string;
            /**
             * Format: uuid
             * @description a run of type target
             */
            target_run_id: string;
        };
        /** NewWebhook */
        NewWebhook: {
            events: ("job.completed" | "job.failed" | "validation.completed" | "validation.failed")[];
            /** Format: uri */
            url: string;
        };
        /** PageSummary */
        PageSummary: {
            /** @description points, as the page is displayed */
            height: number;
            /** @description figures on it that look like money */
            money_tokens: number;
            /** @description page number, from 1 */
            number: number;
            /** @description why it was read that way, such as text_layer or no_text */
            reason: string;
            /** @description degrees clockwise that the page is turned for display */
            rotation: number;
            /** @description text, of its text layer; ocr, looked at; none, without words */
            source: string;
            straightened: {
                skew: number;
                turned: number;
            } | null;
            /** @description of these, figures that became no field */
            unclaimed: number;
            /** @description points, as the page is displayed */
            width: number;
            words: number;
        };
        /**
         * PayrollData
         * @description the same payroll in short
         */
        PayrollData: {
            employees: {
                deductions: {
                    [key: string]: number;
                };
                gross_pay: number | null;
                name: string;
                net_pay: number | null;
            }[];
            pay_period: {
                end_date: string | null;
                start_date: string | null;
            };
            totals: {
                gross_pay: number | null;
                net_pay: number | null;
                total_deductions: number;
            };
        };
        /**
         * Printed
         * @description something printed, and where
         */
        Printed: {
            box: components["schemas"]["Box"];
            /** @description of a spreadsheet: sheet and cell; of a printed text its line */
            cell?: string;
            /** @description page number, from 1 */
            page: number;
            /** @description as printed */
            text: string;
        };
        /**
         * Problem
         * @description RFC 9457
         */
        Problem: {
            /**
             * @description stable: to be told apart by programs; further ones may come, which the status tells enough of
             * @enum {string}
             */
            code: "invalid_request" | "invalid_json" | "invalid_body" | "invalid_query" | "invalid_multipart" | "invalid_idempotency_key" | "not_a_pdf" | "not_a_spreadsheet" | "invalid_crosswalk" | "file_too_large" | "job_not_failed" | "job_not_cancellable" | "run_not_in_migration" | "wrong_run_type" | "validation_not_failed" | "unknown_discrepancy" | "delivery_not_failed" | "not_authenticated" | "wrong_credentials" | "missing_scope" | "missing_role" | "scope_not_held" | "csrf_token_invalid" | "setup_link_invalid" | "cross_site_request" | "not_found" | "document_not_found" | "document_content_missing" | "job_not_found" | "job_review_not_found" | "column_mapping_not_found" | "layout_not_found" | "correction_not_found" | "migration_not_found" | "run_not_found" | "validation_not_found" | "decision_not_found" | "sign_off_not_found" | "provider_not_found" | "api_key_not_found" | "user_not_found" | "webhook_not_found" | "delivery_not_found" | "page_not_found" | "method_not_allowed" | "request_timeout" | "document_in_use" | "job_not_ended" | "job_not_completed" | "layout_not_ready" | "validation_not_completed" | "export_too_large" | "already_decided" | "migration_not_ready" | "prepared_by_caller" | "setup_closed" | "email_taken" | "user_is_caller" | "too_many_webhooks" | "storage_quota_exceeded" | "idempotency_in_progress" | "body_too_large" | "unsupported_media_type" | "idempotency_mismatch" | "too_many_waiting" | "too_many_uploads" | "rate_limited" | "too_many_attempts" | "headers_too_large" | "internal" | "dashboard_not_built" | "queue_full" | "insufficient_storage" | "unavailable";
            detail: string;
            errors?: {
                detail: string;
                /** @description name of the query parameter */
                parameter?: string;
                /** @description JSON pointer into the body */
                pointer?: string;
            }[];
            /** @description to be quoted when asking for help */
            request_id: string;
            status: number;
            title: string;
            type: string;
        };
        /** Provider */
        Provider: {
            description: string;
            format_variants: components["schemas"]["FormatVariant"][];
            /** Format: uuid */
            id: string;
            name: string;
            slug: string;
            supported_formats: string[];
        };
        /** ProviderPage */
        ProviderPage: {
            /** @description results on all pages together */
            count: number;
            next: string | null;
            previous: string | null;
            results: components["schemas"]["Provider"][];
        };
        /** Readiness */
        Readiness: {
            /** @description discrepancies accepted, with what follows from them */
            accepted: number;
            /** @description employees with a doubtful match, or with gross or net pay that could not be read */
            could_not_test: number;
            /** @description nothing high or medium is open, and everything could be tested */
            go: boolean;
            matched_fields: number;
            /** @description of the open discrepancies that are causes */
            money_at_risk: number;
            /** @description discrepancies that are not accepted */
            open: {
                high: number;
                low: number;
                medium: number;
            };
            /** @description why not; empty for go */
            reasons: string[];
            source_runs: number;
            source_runs_without_validation: number;
            total_fields: number;
            /** @description about discrepancies that are no longer there */
            unused_decisions: string[];
            /** @description of each source run the newest */
            validations: components["schemas"]["ValidationFigures"][];
        };
        /** Resubmission */
        Resubmission: {
            /** @description of an encrypted document; kept until this reading has ended, and in no answer */
            password?: string;
        };
        /**
         * Retention
         * @description days since the upload that documents are kept; null for no limit
         */
        Retention: {
            retention_days: number | null;
        };
        /** RetentionPreview */
        RetentionPreview: {
            /** @description that would be deleted */
            documents: number;
            /** @description as old, but of a payroll migration that is not signed off */
            kept_for_migrations: number;
            retention_days: number;
        };
        /** Run */
        Run: {
            /** Format: date-time */
            created_at: string;
            /** Format: uuid */
            document_id: string;
            /** Format: uuid */
            id: string;
            /**
             * Format: uuid
             * @description the payroll migration
             */
            migration: string;
            /** @enum {string} */
            run_type: "source" | "target";
            /**
             * @description follows the extraction of the document
             * @enum {string}
             */
            status: "pending" | "processing" | "completed" | "failed";
            /** Format: date-time */
            updated_at: string;
        };
        /** RunChanges */
        RunChanges: {
            /** Format: uuid */
            document_id?: string;
            /** @enum {string} */
            run_type?: "source" | "target";
        };
        /** RunPage */
        RunPage: {
            /** @description results on all pages together */
            count: number;
            next: string | null;
            previous: string | null;
            results: components["schemas"]["Run"][];
        };
        /**
         * SearchResults
         * @description the newest of each kind, 8 at most
         */
        SearchResults: {
            /** @description with the text in their file name */
            documents: {
                /** Format: date-time */
                created_at: string;
                filename: string;
                /** Format: uuid */
                id: string;
            }[];
            /** @description with the text in their name; empty for a key without the scope migrations:read */
            migrations: {
                /** Format: uuid */
                id: string;
                name: string;
            }[];
            /** @description with the text in their name or as their id, in the newest results; not in encrypted ones */
            people: {
                employee_id: string | null;
                /** @description of the person in the job's result */
                field_path: string;
                filename: string;
                /** Format: uuid */
                job_id: string;
                name: string;
            }[];
        };
        /** Session */
        Session: {
            /** @description to be sent as X-CSRF-Token with every POST, PATCH and DELETE */
            csrf_token: string;
            /** Format: date-time */
            expires_at: string;
            organization: {
                /** Format: uuid */
                id: string;
                name: string;
            };
            user: {
                email: string;
                /** Format: uuid */
                id: string;
                /** @enum {string} */
                role: "reader" | "reviewer" | "approver" | "admin";
            };
        };
        /** Setup */
        Setup: {
            /** @description whether the first user is still to be made */
            open: boolean;
            organization: string | null;
        };
        /**
         * SignOff
         * @description the figures as they were when they were signed
         */
        SignOff: {
            comment: string | null;
            /** Format: date-time */
            created_at: string;
            figures: components["schemas"]["Readiness"];
            /** Format: uuid */
            id: string;
            /** Format: uuid */
            migration_id: string;
            /** @description as in the audit log */
            signed_by: string;
        };
        /** SignOffPage */
        SignOffPage: {
            /** @description results on all pages together */
            count: number;
            next: string | null;
            previous: string | null;
            results: components["schemas"]["SignOff"][];
        };
        /** SignOffPolicy */
        SignOffPolicy: {
            /** @description whether those who prepared a migration are barred from signing it: whoever accepted one of its differences or started one of the signed comparisons */
            two_persons: boolean;
        };
        /**
         * SpreadsheetMapping
         * @description what the columns of a spreadsheet are
         */
        SpreadsheetMapping: {
            sheets: components["schemas"]["MappedSheet"][];
            /** @constant */
            version: 1;
        };
        /** Storage */
        Storage: {
            limit_bytes: number | null;
            /** @description bytes of the organization's documents */
            stored_bytes: number;
        };
        /** StructureCorrection */
        StructureCorrection: {
            /** @enum {string} */
            action: "add" | "merge" | "move" | "set_column";
            code?: string | null;
            /** Format: date-time */
            created_at: string;
            description?: string;
            /** @description dots between names, indexes from 0 in brackets */
            field_path?: string;
            /** Format: uuid */
            id: string;
            /** @description dots between names, indexes from 0 in brackets */
            into?: string;
            /** Format: uuid */
            job_id: string;
            /** @enum {string} */
            list?: "earnings" | "deductions" | "taxes" | "employer_taxes" | "employer_contributions";
            notes: string | null;
            /** @description dots between names, indexes from 0 in brackets */
            to?: string;
            to_list?: ("earnings" | "deductions" | "taxes" | "employer_taxes" | "employer_contributions") | null;
            /** @description texts by field name, read as corrected values are */
            values?: {
                [key: string]: string;
            };
        };
        /** StructureCorrectionPage */
        StructureCorrectionPage: {
            /** @description results on all pages together */
            count: number;
            next: string | null;
            previous: string | null;
            results: components["schemas"]["StructureCorrection"][];
        };
        /**
         * ToleranceEntry
         * @description the first one that fits a value decides
         */
        ToleranceEntry: {
            /** @description in dollars or hours */
            absolute?: number;
            /** @enum {string} */
            field: "amount" | "gross_pay" | "net_pay" | "hours" | "rate" | "taxable_wages" | "ytd" | "total";
            /** @description of the greater of both values */
            percent?: number;
            /**
             * @description only lines of this section
             * @enum {string}
             */
            section?: "earnings" | "deductions" | "taxes" | "employer_taxes" | "employer_contributions";
            /** @description only lines of this canonical type */
            type?: string;
        };
        /**
         * ToleranceSettings
         * @description as in the file of `paylift diff --tolerance`
         */
        ToleranceSettings: {
            /** @description below it a side's differences may be errors of reading; default 0.95 */
            min_confidence?: number;
            /** @description differences you accept beforehand */
            tolerances?: components["schemas"]["ToleranceEntry"][];
            ytd_reason?: string | null;
        };
        /** UploadedDocument */
        UploadedDocument: {
            checksum: string;
            content_type: string;
            /** Format: date-time */
            created_at: string;
            /** @description bytes */
            file_size: number;
            /** @description original file name */
            filename: string;
            /** Format: uuid */
            id: string;
            /**
             * Format: uuid
             * @description the extraction job, where create_job asked for one
             */
            job_id?: string;
            /**
             * Format: uuid
             * @description owning organization
             */
            organization: string;
            /** @constant */
            status: "uploaded";
        };
        /**
         * UsedReader
         * @description the reader of the result; null in older results
         */
        UsedReader: {
            /**
             * @description a format variant, inference, or the joint reader
             * @enum {string}
             */
            name: "variant" | "inference" | "joint" | "mapping";
            /** @description a higher one may read the same document otherwise */
            version: number;
        };
        /**
         * User
         * @description a person who signs in to the dashboard
         */
        User: {
            /** Format: date-time */
            created_at: string;
            email: string;
            /** Format: uuid */
            id: string;
            /** @enum {string} */
            role: "reader" | "reviewer" | "approver" | "admin";
        };
        /** UserPage */
        UserPage: {
            /** @description results on all pages together */
            count: number;
            next: string | null;
            previous: string | null;
            results: components["schemas"]["User"][];
        };
        /** UserRole */
        UserRole: {
            /** @enum {string} */
            role: "reader" | "reviewer" | "approver" | "admin";
        };
        /**
         * Validation
         * @description `report` is null unless completed; `error` is there when failed
         */
        Validation: {
            /** Format: date-time */
            created_at: string;
            error?: components["schemas"]["WorkError"];
            /** Format: uuid */
            id: string;
            /** Format: uuid */
            migration_id: string;
            report: components["schemas"]["ValidationReport"] | null;
            /** Format: uuid */
            source_run_id: string;
            /** @enum {string} */
            status: "pending" | "processing" | "completed" | "failed";
            /** Format: uuid */
            target_run_id: string;
        };
        /** ValidationCompletedEvent */
        ValidationCompletedEvent: {
            data: {
                /** Format: uuid */
                migration_id: string;
                /** @enum {string} */
                status: "completed" | "failed";
                /** Format: uuid */
                validation_id: string;
            };
            /**
             * Format: date-time
             * @description when it happened
             */
            timestamp: string;
            /** @constant */
            type: "validation.completed";
        };
        /** ValidationFailedEvent */
        ValidationFailedEvent: {
            data: {
                /** Format: uuid */
                migration_id: string;
                /** @enum {string} */
                status: "completed" | "failed";
                /** Format: uuid */
                validation_id: string;
            };
            /**
             * Format: date-time
             * @description when it happened
             */
            timestamp: string;
            /** @constant */
            type: "validation.failed";
        };
        /** ValidationFigures */
        ValidationFigures: {
            /** @description discrepancies accepted, with what follows from them */
            accepted: number;
            /** @description employees with a doubtful match, or with gross or net pay that could not be read */
            could_not_test: number;
            go: boolean;
            matched_fields: number;
            /** @description of the open discrepancies that are causes */
            money_at_risk: number;
            /** @description discrepancies that are not accepted */
            open: {
                high: number;
                low: number;
                medium: number;
            };
            /** @description why not; empty for go */
            reasons: string[];
            sides: components["schemas"]["ComparedSides"] | null;
            /** Format: uuid */
            source_run_id: string;
            /** Format: uuid */
            target_run_id: string;
            total_fields: number;
            /** Format: uuid */
            validation_id: string;
        };
        /** ValidationItem */
        ValidationItem: {
            /** Format: date-time */
            created_at: string;
            /** Format: uuid */
            id: string;
            /** Format: uuid */
            migration_id: string;
            /** Format: uuid */
            source_run_id: string;
            /** @enum {string} */
            status: "pending" | "processing" | "completed" | "failed";
            /** Format: uuid */
            target_run_id: string;
        };
        /** ValidationItemPage */
        ValidationItemPage: {
            /** @description results on all pages together */
            count: number;
            next: string | null;
            previous: string | null;
            results: components["schemas"]["ValidationItem"][];
        };
        /** ValidationReport */
        ValidationReport: {
            confidence: {
                source: number | null;
                target: number | null;
            };
            discrepancies: components["schemas"]["Discrepancy"][];
            employees: components["schemas"]["EmployeeVerdict"][];
            /** @description by money at risk */
            groups: components["schemas"]["DiscrepancyGroup"][];
            /** @description which item became which: given, or proposed from the amounts */
            mapping: Record<string, never>[];
            matched_fields: number;
            /** @description another one when the mapping or the tolerance has changed */
            settings_digest?: string;
            sides: components["schemas"]["ComparedSides"];
            /** @description what the tolerance let pass, and whether it drifts */
            tolerated: Record<string, never>[];
            /** @description fields compared */
            total_fields: number;
            /** @description what was not compared, and why */
            untested: Record<string, never>[];
        };
        /** VoterReport */
        VoterReport: {
            /** @description how many of them said more than a vote may, and counted for the most */
            cut: number;
            name: string;
            /**
             * @description what became of it
             * @enum {string}
             */
            outcome: "voted" | "silent" | "late" | "failed" | "malformed" | "not_asked";
            /** @description pages that it was shown */
            pages: number[];
            /** @description votes that did not count, by the reason */
            refused: {
                malformed: number;
                too_many: number;
                unknown_role: number;
                unplaced: number;
            };
            /** @description votes that counted */
            votes: number;
        };
        /**
         * Voting
         * @description what became of voters from outside; absent where there are none
         */
        Voting: {
            /**
             * @description none voted, the reading is the same, the votes were outvoted, or they changed it
             * @enum {string}
             */
            effect: "none" | "same" | "outvoted" | "changed";
            voters: components["schemas"]["VoterReport"][];
        };
        /** Webhook */
        Webhook: {
            /** Format: date-time */
            created_at: string;
            events: ("job.completed" | "job.failed" | "validation.completed" | "validation.failed")[];
            /** Format: uuid */
            id: string;
            /** Format: date-time */
            updated_at: string;
            /** Format: uri */
            url: string;
        };
        /** WebhookChanges */
        WebhookChanges: {
            events?: ("job.completed" | "job.failed" | "validation.completed" | "validation.failed")[];
            /** Format: uri */
            url?: string;
        };
        /** WebhookPage */
        WebhookPage: {
            /** @description results on all pages together */
            count: number;
            next: string | null;
            previous: string | null;
            results: components["schemas"]["Webhook"][];
        };
        /**
         * WorkError
         * @description why it failed
         */
        WorkError: {
            code: string;
            message: string;
        };
    };
    responses: never;
    parameters: never;
    requestBodies: never;
    headers: never;
    pathItems: never;
}
export type $defs = Record<string, never>;
export interface operations {
    listApiKeys: {
        parameters: {
            query?: {
                ordering?: "-created_at" | "created_at";
                page?: number;
                /** @description more than 100 is 100 */
                page_size?: number;
            };
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description a page of keys, without the keys themselves */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["ApiKeyPage"];
                };
            };
            /** @description `invalid_query`: A query parameter is not valid */
            400: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/problem+json": components["schemas"]["Problem"];
                };
            };
            /** @description `not_authenticated`: Authentication is needed */
            401: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/problem+json": components["schemas"]["Problem"];
                };
            };
            /**
             * @description `missing_scope`: The key lacks a scope
             *
             *     `missing_role`: The user's role does not allow this
             */
            403: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/problem+json": components["schemas"]["Problem"];
                };
            };
            /** @description `page_not_found`: The list has no such page */
            404: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/problem+json": components["schemas"]["Problem"];
                };
            };
            /** @description `rate_limited`: Too many requests */
            429: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/problem+json": components["schemas"]["Problem"];
                };
            };
            /** @description `internal`: Something went wrong on our side */
            500: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/problem+json": components["schemas"]["Problem"];
                };
            };
            /** @description `unavailable`: The service is not available right now */
            503: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/problem+json": components["schemas"]["Problem"];
                };
            };
        };
    };
    createApiKey: {
        parameters: {
            query?: never;
            header?: {
                /** @description a repetition with the same key is given the first answer, for 24 hours */
                "Idempotency-Key"?: string;
            };
            path?: never;
            cookie?: never;
        };
        requestBody: {
            content: {
                /**
                 * @example {
                 *       "name": "payroll import",
                 *       "scopes": [
                 *         "documents:write",
                 *         "jobs:write",
                 *         "jobs:read"
                 *       ],
                 *       "expires_at": null
                 *     }
                 */
                "application/json": components["schemas"]["NewApiKey"];
            };
        };
        responses: {
            /** @description the key, shown this once */
            201: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["CreatedApiKey"];
                };
            };
            /**
             * @description `invalid_json`: The body is not JSON
             *
             *     `invalid_body`: The body is not valid
             *
             *     `invalid_idempotency_key`: The idempotency key is not valid
             */
            400: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/problem+json": components["schemas"]["Problem"];
                };
            };
            /** @description `not_authenticated`: Authentication is needed */
            401: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/problem+json": components["schemas"]["Problem"];
                };
            };
            /**
             * @description `missing_scope`: The key lacks a scope
             *
             *     `missing_role`: The user's role does not allow this
             *
             *     `csrf_token_invalid`: The CSRF token is missing or wrong
             *
             *     `scope_not_held`: A key cannot grant what it does not have
             */
            403: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/problem+json": components["schemas"]["Problem"];
                };
            };
            /** @description `idempotency_in_progress`: The same request is being carried out */
            409: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/problem+json": components["schemas"]["Problem"];
                };
            };
            /** @description `body_too_large`: The body is too large */
            413: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/problem+json": components["schemas"]["Problem"];
                };
            };
            /** @description `unsupported_media_type`: The content type is not supported */
            415: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/problem+json": components["schemas"]["Problem"];
                };
            };
            /** @description `idempotency_mismatch`: The idempotency key was used with another request */
            422: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/problem+json": components["schemas"]["Problem"];
                };
            };
            /** @description `rate_limited`: Too many requests */
            429: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/problem+json": components["schemas"]["Problem"];
                };
            };
            /** @description `internal`: Something went wrong on our side */
            500: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/problem+json": components["schemas"]["Problem"];
                };
            };
            /**
             * @description `insufficient_storage`: There is no space left to store data
             *
             *     `unavailable`: The service is not available right now
             */
            503: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/problem+json": components["schemas"]["Problem"];
                };
            };
        };
    };
    deleteApiKey: {
        parameters: {
            query?: never;
            header?: never;
            path: {
                id: string;
            };
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description the key is revoked */
            204: {
                headers: {
                    [name: string]: unknown;
                };
                content?: never;
            };
            /** @description `not_authenticated`: Authentication is needed */
            401: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/problem+json": components["schemas"]["Problem"];
                };
            };
            /**
             * @description `missing_scope`: The key lacks a scope
             *
             *     `missing_role`: The user's role does not allow this
             *
             *     `csrf_token_invalid`: The CSRF token is missing or wrong
             */
            403: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/problem+json": components["schemas"]["Problem"];
                };
            };
            /** @description `api_key_not_found`: The API key was not found */
            404: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/problem+json": components["schemas"]["Problem"];
                };
            };
            /** @description `rate_limited`: Too many requests */
            429: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/problem+json": components["schemas"]["Problem"];
                };
            };
            /** @description `internal`: Something went wrong on our side */
            500: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/problem+json": components["schemas"]["Problem"];
                };
            };
            /**
             * @description `insufficient_storage`: There is no space left to store data
             *
             *     `unavailable`: The service is not available right now
             */
            503: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/problem+json": components["schemas"]["Problem"];
                };
            };
        };
    };
    listAuditLog: {
        parameters: {
            query?: {
                action?: string;
                actor?: string;
                ordering?: "-created_at" | "created_at";
                page?: number;
                /** @description more than 100 is 100 */
                page_size?: number;
                subject_id?: string;
            };
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description a page of entries */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["AuditEntryPage"];
                };
            };
            /** @description `invalid_query`: A query parameter is not valid */
            400: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/problem+json": components["schemas"]["Problem"];
                };
            };
            /** @description `not_authenticated`: Authentication is needed */
            401: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/problem+json": components["schemas"]["Problem"];
                };
            };
            /**
             * @description `missing_scope`: The key lacks a scope
             *
             *     `missing_role`: The user's role does not allow this
             */
            403: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/problem+json": components["schemas"]["Problem"];
                };
            };
            /** @description `page_not_found`: The list has no such page */
            404: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/problem+json": components["schemas"]["Problem"];
                };
            };
            /** @description `rate_limited`: Too many requests */
            429: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/problem+json": components["schemas"]["Problem"];
                };
            };
            /** @description `internal`: Something went wrong on our side */
            500: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/problem+json": components["schemas"]["Problem"];
                };
            };
            /** @description `unavailable`: The service is not available right now */
            503: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/problem+json": components["schemas"]["Problem"];
                };
            };
        };
    };
    listColumnMappings: {
        parameters: {
            query?: {
                ordering?: "-created_at" | "created_at";
                page?: number;
                /** @description more than 100 is 100 */
                page_size?: number;
            };
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description a page of column mappings */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["ColumnMappingPage"];
                };
            };
            /** @description `invalid_query`: A query parameter is not valid */
            400: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/problem+json": components["schemas"]["Problem"];
                };
            };
            /** @description `not_authenticated`: Authentication is needed */
            401: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/problem+json": components["schemas"]["Problem"];
                };
            };
            /** @description `missing_scope`: The key lacks a scope */
            403: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/problem+json": components["schemas"]["Problem"];
                };
            };
            /** @description `page_not_found`: The list has no such page */
            404: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/problem+json": components["schemas"]["Problem"];
                };
            };
            /** @description `rate_limited`: Too many requests */
            429: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/problem+json": components["schemas"]["Problem"];
                };
            };
            /** @description `internal`: Something went wrong on our side */
            500: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/problem+json": components["schemas"]["Problem"];
                };
            };
            /** @description `unavailable`: The service is not available right now */
            503: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/problem+json": components["schemas"]["Problem"];
                };
            };
        };
    };
    getColumnMapping: {
        parameters: {
            query?: never;
            header?: never;
            path: {
                header: string;
            };
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description the column mapping */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["ColumnMapping"];
                };
            };
            /** @description `not_authenticated`: Authentication is needed */
            401: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/problem+json": components["schemas"]["Problem"];
                };
            };
            /** @description `missing_scope`: The key lacks a scope */
            403: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/problem+json": components["schemas"]["Problem"];
                };
            };
            /** @description `column_mapping_not_found`: Nothing is saved for the header */
            404: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/problem+json": components["schemas"]["Problem"];
                };
            };
            /** @description `rate_limited`: Too many requests */
            429: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/problem+json": components["schemas"]["Problem"];
                };
            };
            /** @description `internal`: Something went wrong on our side */
            500: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/problem+json": components["schemas"]["Problem"];
                };
            };
            /** @description `unavailable`: The service is not available right now */
            503: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/problem+json": components["schemas"]["Problem"];
                };
            };
        };
    };
    putColumnMapping: {
        parameters: {
            query?: never;
            header?: never;
            path: {
                header: string;
            };
            cookie?: never;
        };
        requestBody: {
            content: {
                /**
                 * @example {
                 *       "name": "Northwind export, a row a person",
                 *       "mapping": {
                 *         "version": 1,
                 *         "sheets": [
                 *           {
                 *             "sheet": null,
                 *             "columns": [
                 *               {
                 *                 "column": "A",
                 *                 "heading": "Emp #",
                 *                 "is": "employee_id"
                 *               },
                 *               {
                 *                 "column": "B",
                 *                 "heading": "Name",
                 *                 "is": "name"
                 *               },
                 *               {
                 *                 "column": "C",
                 *                 "heading": "Regular Hours",
                 *                 "is": "earnings.hours",
                 *                 "line": "Regular Pay"
                 *               },
                 *               {
                 *                 "column": "D",
                 *                 "heading": "Regular Pay",
                 *                 "is": "earnings.amount"
                 *               },
                 *               {
                 *                 "column": "E",
                 *                 "heading": "Batch",
                 *                 "is": "ignore"
                 *               }
                 *             ]
                 *           }
                 *         ]
                 *       }
                 *     }
                 */
                "application/json": components["schemas"]["NewColumnMapping"];
            };
        };
        responses: {
            /** @description the column mapping */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["ColumnMapping"];
                };
            };
            /**
             * @description `invalid_json`: The body is not JSON
             *
             *     `invalid_body`: The body is not valid
             */
            400: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/problem+json": components["schemas"]["Problem"];
                };
            };
            /** @description `not_authenticated`: Authentication is needed */
            401: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/problem+json": components["schemas"]["Problem"];
                };
            };
            /**
             * @description `missing_scope`: The key lacks a scope
             *
             *     `missing_role`: The user's role does not allow this
             *
             *     `csrf_token_invalid`: The CSRF token is missing or wrong
             */
            403: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/problem+json": components["schemas"]["Problem"];
                };
            };
            /** @description `column_mapping_not_found`: Nothing is saved for the header */
            404: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/problem+json": components["schemas"]["Problem"];
                };
            };
            /** @description `body_too_large`: The body is too large */
            413: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/problem+json": components["schemas"]["Problem"];
                };
            };
            /** @description `unsupported_media_type`: The content type is not supported */
            415: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/problem+json": components["schemas"]["Problem"];
                };
            };
            /** @description `rate_limited`: Too many requests */
            429: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/problem+json": components["schemas"]["Problem"];
                };
            };
            /** @description `internal`: Something went wrong on our side */
            500: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/problem+json": components["schemas"]["Problem"];
                };
            };
            /**
             * @description `insufficient_storage`: There is no space left to store data
             *
             *     `unavailable`: The service is not available right now
             */
            503: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/problem+json": components["schemas"]["Problem"];
                };
            };
        };
    };
    deleteColumnMapping: {
        parameters: {
            query?: never;
            header?: never;
            path: {
                header: string;
            };
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description spreadsheets with the header are read as if there had been none */
            204: {
                headers: {
                    [name: string]: unknown;
                };
                content?: never;
            };
            /** @description `not_authenticated`: Authentication is needed */
            401: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/problem+json": components["schemas"]["Problem"];
                };
            };
            /**
             * @description `missing_scope`: The key lacks a scope
             *
             *     `missing_role`: The user's role does not allow this
             *
             *     `csrf_token_invalid`: The CSRF token is missing or wrong
             */
            403: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/problem+json": components["schemas"]["Problem"];
                };
            };
            /** @description `column_mapping_not_found`: Nothing is saved for the header */
            404: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/problem+json": components["schemas"]["Problem"];
                };
            };
            /** @description `rate_limited`: Too many requests */
            429: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/problem+json": components["schemas"]["Problem"];
                };
            };
            /** @description `internal`: Something went wrong on our side */
            500: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/problem+json": components["schemas"]["Problem"];
                };
            };
            /**
             * @description `insufficient_storage`: There is no space left to store data
             *
             *     `unavailable`: The service is not available right now
             */
            503: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/problem+json": components["schemas"]["Problem"];
                };
            };
        };
    };
    listDocumentOverviews: {
        parameters: {
            query?: {
                filename?: string;
                needs_review?: "true";
                ordering?: "-created_at" | "created_at";
                page?: number;
                /** @description more than 100 is 100 */
                page_size?: number;
                reviewed?: "true" | "false";
                status?: "pending" | "processing" | "completed" | "failed" | "none";
            };
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description a page of documents */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["DocumentOverviewPage"];
                };
            };
            /** @description `invalid_query`: A query parameter is not valid */
            400: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/problem+json": components["schemas"]["Problem"];
                };
            };
            /** @description `not_authenticated`: Authentication is needed */
            401: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/problem+json": components["schemas"]["Problem"];
                };
            };
            /** @description `missing_scope`: The key lacks a scope */
            403: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/problem+json": components["schemas"]["Problem"];
                };
            };
            /** @description `page_not_found`: The list has no such page */
            404: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/problem+json": components["schemas"]["Problem"];
                };
            };
            /** @description `rate_limited`: Too many requests */
            429: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/problem+json": components["schemas"]["Problem"];
                };
            };
            /** @description `internal`: Something went wrong on our side */
            500: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/problem+json": components["schemas"]["Problem"];
                };
            };
            /** @description `unavailable`: The service is not available right now */
            503: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/problem+json": components["schemas"]["Problem"];
                };
            };
        };
    };
    getMetrics: {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description the figures */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Metrics"];
                };
            };
            /** @description `not_authenticated`: Authentication is needed */
            401: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/problem+json": components["schemas"]["Problem"];
                };
            };
            /** @description `missing_scope`: The key lacks a scope */
            403: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/problem+json": components["schemas"]["Problem"];
                };
            };
            /** @description `rate_limited`: Too many requests */
            429: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/problem+json": components["schemas"]["Problem"];
                };
            };
            /** @description `internal`: Something went wrong on our side */
            500: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/problem+json": components["schemas"]["Problem"];
                };
            };
            /** @description `unavailable`: The service is not available right now */
            503: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/problem+json": components["schemas"]["Problem"];
                };
            };
        };
    };
    getMetricsHistory: {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description the figures of the last 30 days */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["MetricsHistory"];
                };
            };
            /** @description `not_authenticated`: Authentication is needed */
            401: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/problem+json": components["schemas"]["Problem"];
                };
            };
            /** @description `missing_scope`: The key lacks a scope */
            403: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/problem+json": components["schemas"]["Problem"];
                };
            };
            /** @description `rate_limited`: Too many requests */
            429: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/problem+json": components["schemas"]["Problem"];
                };
            };
            /** @description `internal`: Something went wrong on our side */
            500: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/problem+json": components["schemas"]["Problem"];
                };
            };
            /** @description `unavailable`: The service is not available right now */
            503: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/problem+json": components["schemas"]["Problem"];
                };
            };
        };
    };
    search: {
        parameters: {
            query?: {
                q?: string;
            };
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description what was found */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["SearchResults"];
                };
            };
            /** @description `invalid_query`: A query parameter is not valid */
            400: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/problem+json": components["schemas"]["Problem"];
                };
            };
            /** @description `not_authenticated`: Authentication is needed */
            401: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/problem+json": components["schemas"]["Problem"];
                };
            };
            /** @description `missing_scope`: The key lacks a scope */
            403: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/problem+json": components["schemas"]["Problem"];
                };
            };
            /** @description `rate_limited`: Too many requests */
            429: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/problem+json": components["schemas"]["Problem"];
                };
            };
            /** @description `internal`: Something went wrong on our side */
            500: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/problem+json": components["schemas"]["Problem"];
                };
            };
            /** @description `unavailable`: The service is not available right now */
            503: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/problem+json": components["schemas"]["Problem"];
                };
            };
        };
    };
    listDocuments: {
        parameters: {
            query?: {
                checksum?: string;
                ordering?: "-created_at" | "created_at";
                page?: number;
                /** @description more than 100 is 100 */
                page_size?: number;
            };
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description a page of documents */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["DocumentItemPage"];
                };
            };
            /** @description `invalid_query`: A query parameter is not valid */
            400: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/problem+json": components["schemas"]["Problem"];
                };
            };
            /** @description `not_authenticated`: Authentication is needed */
            401: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/problem+json": components["schemas"]["Problem"];
                };
            };
            /** @description `missing_scope`: The key lacks a scope */
            403: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/problem+json": components["schemas"]["Problem"];
                };
            };
            /** @description `page_not_found`: The list has no such page */
            404: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/problem+json": components["schemas"]["Problem"];
                };
            };
            /** @description `rate_limited`: Too many requests */
            429: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/problem+json": components["schemas"]["Problem"];
                };
            };
            /** @description `internal`: Something went wrong on our side */
            500: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/problem+json": components["schemas"]["Problem"];
                };
            };
            /** @description `unavailable`: The service is not available right now */
            503: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/problem+json": components["schemas"]["Problem"];
                };
            };
        };
    };
    getDocument: {
        parameters: {
            query?: never;
            header?: never;
            path: {
                id: string;
            };
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description the document */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Document"];
                };
            };
            /** @description `not_authenticated`: Authentication is needed */
            401: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/problem+json": components["schemas"]["Problem"];
                };
            };
            /** @description `missing_scope`: The key lacks a scope */
            403: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/problem+json": components["schemas"]["Problem"];
                };
            };
            /** @description `document_not_found`: The document was not found */
            404: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/problem+json": components["schemas"]["Problem"];
                };
            };
            /** @description `rate_limited`: Too many requests */
            429: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/problem+json": components["schemas"]["Problem"];
                };
            };
            /** @description `internal`: Something went wrong on our side */
            500: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/problem+json": components["schemas"]["Problem"];
                };
            };
            /** @description `unavailable`: The service is not available right now */
            503: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/problem+json": components["schemas"]["Problem"];
                };
            };
        };
    };
    deleteDocument: {
        parameters: {
            query?: never;
            header?: never;
            path: {
                id: string;
            };
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description the document is deleted */
            204: {
                headers: {
                    [name: string]: unknown;
                };
                content?: never;
            };
            /** @description `not_authenticated`: Authentication is needed */
            401: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/problem+json": components["schemas"]["Problem"];
                };
            };
            /**
             * @description `missing_scope`: The key lacks a scope
             *
             *     `missing_role`: The user's role does not allow this
             *
             *     `csrf_token_invalid`: The CSRF token is missing or wrong
             */
            403: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/problem+json": components["schemas"]["Problem"];
                };
            };
            /** @description `document_not_found`: The document was not found */
            404: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/problem+json": components["schemas"]["Problem"];
                };
            };
            /** @description `document_in_use`: A job of the document is running */
            409: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/problem+json": components["schemas"]["Problem"];
                };
            };
            /** @description `rate_limited`: Too many requests */
            429: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/problem+json": components["schemas"]["Problem"];
                };
            };
            /** @description `internal`: Something went wrong on our side */
            500: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/problem+json": components["schemas"]["Problem"];
                };
            };
            /**
             * @description `insufficient_storage`: There is no space left to store data
             *
             *     `unavailable`: The service is not available right now
             */
            503: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/problem+json": components["schemas"]["Problem"];
                };
            };
        };
    };
    getDocumentContent: {
        parameters: {
            query?: never;
            header?: never;
            path: {
                id: string;
            };
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description the bytes as they were uploaded */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/pdf": unknown;
                    "application/vnd.oasis.opendocument.spreadsheet": string;
                    "application/vnd.openxmlformats-officedocument.spreadsheetml.sheet": string;
                    "text/csv": string;
                    "text/plain": string;
                };
            };
            /** @description `not_authenticated`: Authentication is needed */
            401: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/problem+json": components["schemas"]["Problem"];
                };
            };
            /** @description `missing_scope`: The key lacks a scope */
            403: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/problem+json": components["schemas"]["Problem"];
                };
            };
            /**
             * @description `document_not_found`: The document was not found
             *
             *     `document_content_missing`: The document's bytes are gone
             */
            404: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/problem+json": components["schemas"]["Problem"];
                };
            };
            /** @description `rate_limited`: Too many requests */
            429: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/problem+json": components["schemas"]["Problem"];
                };
            };
            /** @description `internal`: Something went wrong on our side */
            500: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/problem+json": components["schemas"]["Problem"];
                };
            };
            /** @description `unavailable`: The service is not available right now */
            503: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/problem+json": components["schemas"]["Problem"];
                };
            };
        };
    };
    uploadDocument: {
        parameters: {
            query?: never;
            header?: {
                /** @description a repetition with the same key is given the first answer, for 24 hours */
                "Idempotency-Key"?: string;
            };
            path?: never;
            cookie?: never;
        };
        requestBody: {
            content: {
                /**
                 * @example {
                 *       "file": "(the bytes of the file)",
                 *       "create_job": true
                 *     }
                 */
                "multipart/form-data": {
                    /**
                     * @description create an extraction job at once
                     * @default false
                     */
                    create_job?: boolean;
                    /** @description at most 25 MB */
                    file: string;
                    /** @description of an encrypted document, with create_job; kept until the reading has ended, and in no answer */
                    password?: string;
                };
            };
        };
        responses: {
            /** @description the document is stored */
            201: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["UploadedDocument"];
                };
            };
            /**
             * @description `invalid_idempotency_key`: The idempotency key is not valid
             *
             *     `not_a_pdf`: The file is not a PDF
             *
             *     `invalid_multipart`: The form is not valid
             *
             *     `invalid_body`: The body is not valid
             *
             *     `file_too_large`: The file is too large
             */
            400: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/problem+json": components["schemas"]["Problem"];
                };
            };
            /** @description `not_authenticated`: Authentication is needed */
            401: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/problem+json": components["schemas"]["Problem"];
                };
            };
            /**
             * @description `missing_scope`: The key lacks a scope
             *
             *     `missing_role`: The user's role does not allow this
             *
             *     `csrf_token_invalid`: The CSRF token is missing or wrong
             */
            403: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/problem+json": components["schemas"]["Problem"];
                };
            };
            /**
             * @description `idempotency_in_progress`: The same request is being carried out
             *
             *     `storage_quota_exceeded`: The organization's documents take all the room that they may
             */
            409: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/problem+json": components["schemas"]["Problem"];
                };
            };
            /** @description `idempotency_mismatch`: The idempotency key was used with another request */
            422: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/problem+json": components["schemas"]["Problem"];
                };
            };
            /**
             * @description `too_many_uploads`: Too many uploads of the organization are in progress
             *
             *     `too_many_waiting`: Too many jobs of the organization wait
             *
             *     `rate_limited`: Too many requests
             */
            429: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/problem+json": components["schemas"]["Problem"];
                };
            };
            /** @description `internal`: Something went wrong on our side */
            500: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/problem+json": components["schemas"]["Problem"];
                };
            };
            /**
             * @description `queue_full`: Too many jobs wait
             *
             *     `insufficient_storage`: There is no space left to store data
             *
             *     `unavailable`: The service is not available right now
             */
            503: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/problem+json": components["schemas"]["Problem"];
                };
            };
        };
    };
    listJobs: {
        parameters: {
            query?: {
                document_id?: string;
                ordering?: "-created_at" | "created_at";
                page?: number;
                /** @description more than 100 is 100 */
                page_size?: number;
                status?: "pending" | "processing" | "completed" | "failed";
            };
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description a page of jobs */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["ExtractionJobItemPage"];
                };
            };
            /** @description `invalid_query`: A query parameter is not valid */
            400: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/problem+json": components["schemas"]["Problem"];
                };
            };
            /** @description `not_authenticated`: Authentication is needed */
            401: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/problem+json": components["schemas"]["Problem"];
                };
            };
            /** @description `missing_scope`: The key lacks a scope */
            403: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/problem+json": components["schemas"]["Problem"];
                };
            };
            /** @description `page_not_found`: The list has no such page */
            404: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/problem+json": components["schemas"]["Problem"];
                };
            };
            /** @description `rate_limited`: Too many requests */
            429: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/problem+json": components["schemas"]["Problem"];
                };
            };
            /** @description `internal`: Something went wrong on our side */
            500: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/problem+json": components["schemas"]["Problem"];
                };
            };
            /** @description `unavailable`: The service is not available right now */
            503: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/problem+json": components["schemas"]["Problem"];
                };
            };
        };
    };
    createJob: {
        parameters: {
            query?: never;
            header?: {
                /** @description a repetition with the same key is given the first answer, for 24 hours */
                "Idempotency-Key"?: string;
            };
            path?: never;
            cookie?: never;
        };
        requestBody: {
            content: {
                /**
                 * @example {
                 *       "document_id": "6f1d2a90-4c1b-4a57-9d0e-2b8f4c7e1a35"
                 *     }
                 */
                "application/json": components["schemas"]["NewExtractionJob"];
            };
        };
        responses: {
            /** @description the job is queued */
            201: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["ExtractionJobItem"];
                };
            };
            /**
             * @description `invalid_json`: The body is not JSON
             *
             *     `invalid_body`: The body is not valid
             *
             *     `invalid_idempotency_key`: The idempotency key is not valid
             */
            400: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/problem+json": components["schemas"]["Problem"];
                };
            };
            /** @description `not_authenticated`: Authentication is needed */
            401: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/problem+json": components["schemas"]["Problem"];
                };
            };
            /**
             * @description `missing_scope`: The key lacks a scope
             *
             *     `missing_role`: The user's role does not allow this
             *
             *     `csrf_token_invalid`: The CSRF token is missing or wrong
             */
            403: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/problem+json": components["schemas"]["Problem"];
                };
            };
            /** @description `document_not_found`: The document was not found */
            404: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/problem+json": components["schemas"]["Problem"];
                };
            };
            /** @description `idempotency_in_progress`: The same request is being carried out */
            409: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/problem+json": components["schemas"]["Problem"];
                };
            };
            /** @description `body_too_large`: The body is too large */
            413: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/problem+json": components["schemas"]["Problem"];
                };
            };
            /** @description `unsupported_media_type`: The content type is not supported */
            415: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/problem+json": components["schemas"]["Problem"];
                };
            };
            /** @description `idempotency_mismatch`: The idempotency key was used with another request */
            422: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/problem+json": components["schemas"]["Problem"];
                };
            };
            /**
             * @description `too_many_waiting`: Too many jobs of the organization wait
             *
             *     `rate_limited`: Too many requests
             */
            429: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/problem+json": components["schemas"]["Problem"];
                };
            };
            /** @description `internal`: Something went wrong on our side */
            500: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/problem+json": components["schemas"]["Problem"];
                };
            };
            /**
             * @description `queue_full`: Too many jobs wait
             *
             *     `insufficient_storage`: There is no space left to store data
             *
             *     `unavailable`: The service is not available right now
             */
            503: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/problem+json": components["schemas"]["Problem"];
                };
            };
        };
    };
    getJob: {
        parameters: {
            query?: never;
            header?: never;
            path: {
                id: string;
            };
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description the job */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["ExtractionJob"];
                };
            };
            /** @description `not_authenticated`: Authentication is needed */
            401: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/problem+json": components["schemas"]["Problem"];
                };
            };
            /** @description `missing_scope`: The key lacks a scope */
            403: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/problem+json": components["schemas"]["Problem"];
                };
            };
            /** @description `job_not_found`: The job was not found */
            404: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/problem+json": components["schemas"]["Problem"];
                };
            };
            /** @description `rate_limited`: Too many requests */
            429: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/problem+json": components["schemas"]["Problem"];
                };
            };
            /** @description `internal`: Something went wrong on our side */
            500: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/problem+json": components["schemas"]["Problem"];
                };
            };
            /** @description `unavailable`: The service is not available right now */
            503: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/problem+json": components["schemas"]["Problem"];
                };
            };
        };
    };
    cancelJob: {
        parameters: {
            query?: never;
            header?: {
                /** @description a repetition with the same key is given the first answer, for 24 hours */
                "Idempotency-Key"?: string;
            };
            path: {
                id: string;
            };
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description the job has failed as cancelled */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["ExtractionJobItem"];
                };
            };
            /**
             * @description `invalid_idempotency_key`: The idempotency key is not valid
             *
             *     `job_not_cancellable`: The job has already ended
             */
            400: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/problem+json": components["schemas"]["Problem"];
                };
            };
            /** @description `not_authenticated`: Authentication is needed */
            401: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/problem+json": components["schemas"]["Problem"];
                };
            };
            /**
             * @description `missing_scope`: The key lacks a scope
             *
             *     `missing_role`: The user's role does not allow this
             *
             *     `csrf_token_invalid`: The CSRF token is missing or wrong
             */
            403: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/problem+json": components["schemas"]["Problem"];
                };
            };
            /** @description `job_not_found`: The job was not found */
            404: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/problem+json": components["schemas"]["Problem"];
                };
            };
            /** @description `idempotency_in_progress`: The same request is being carried out */
            409: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/problem+json": components["schemas"]["Problem"];
                };
            };
            /** @description `idempotency_mismatch`: The idempotency key was used with another request */
            422: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/problem+json": components["schemas"]["Problem"];
                };
            };
            /** @description `rate_limited`: Too many requests */
            429: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/problem+json": components["schemas"]["Problem"];
                };
            };
            /** @description `internal`: Something went wrong on our side */
            500: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/problem+json": components["schemas"]["Problem"];
                };
            };
            /**
             * @description `insufficient_storage`: There is no space left to store data
             *
             *     `unavailable`: The service is not available right now
             */
            503: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/problem+json": components["schemas"]["Problem"];
                };
            };
        };
    };
    getJobChecks: {
        parameters: {
            query?: never;
            header?: never;
            path: {
                id: string;
            };
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description the checks */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Checks"];
                };
            };
            /** @description `not_authenticated`: Authentication is needed */
            401: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/problem+json": components["schemas"]["Problem"];
                };
            };
            /** @description `missing_scope`: The key lacks a scope */
            403: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/problem+json": components["schemas"]["Problem"];
                };
            };
            /** @description `job_not_found`: The job was not found */
            404: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/problem+json": components["schemas"]["Problem"];
                };
            };
            /** @description `job_not_completed`: The job is not completed */
            409: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/problem+json": components["schemas"]["Problem"];
                };
            };
            /** @description `rate_limited`: Too many requests */
            429: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/problem+json": components["schemas"]["Problem"];
                };
            };
            /** @description `internal`: Something went wrong on our side */
            500: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/problem+json": components["schemas"]["Problem"];
                };
            };
            /** @description `unavailable`: The service is not available right now */
            503: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/problem+json": components["schemas"]["Problem"];
                };
            };
        };
    };
    getJobColumns: {
        parameters: {
            query?: never;
            header?: never;
            path: {
                id: string;
            };
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description the columns */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["JobColumns"];
                };
            };
            /** @description `not_authenticated`: Authentication is needed */
            401: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/problem+json": components["schemas"]["Problem"];
                };
            };
            /** @description `missing_scope`: The key lacks a scope */
            403: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/problem+json": components["schemas"]["Problem"];
                };
            };
            /** @description `job_not_found`: The job was not found */
            404: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/problem+json": components["schemas"]["Problem"];
                };
            };
            /** @description `job_not_completed`: The job is not completed */
            409: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/problem+json": components["schemas"]["Problem"];
                };
            };
            /** @description `rate_limited`: Too many requests */
            429: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/problem+json": components["schemas"]["Problem"];
                };
            };
            /** @description `internal`: Something went wrong on our side */
            500: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/problem+json": components["schemas"]["Problem"];
                };
            };
            /** @description `unavailable`: The service is not available right now */
            503: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/problem+json": components["schemas"]["Problem"];
                };
            };
        };
    };
    getCorrectedOutput: {
        parameters: {
            query?: never;
            header?: never;
            path: {
                id: string;
            };
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description the corrected output */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["CorrectedOutput"];
                };
            };
            /** @description `not_authenticated`: Authentication is needed */
            401: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/problem+json": components["schemas"]["Problem"];
                };
            };
            /** @description `missing_scope`: The key lacks a scope */
            403: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/problem+json": components["schemas"]["Problem"];
                };
            };
            /** @description `job_not_found`: The job was not found */
            404: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/problem+json": components["schemas"]["Problem"];
                };
            };
            /** @description `job_not_completed`: The job is not completed */
            409: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/problem+json": components["schemas"]["Problem"];
                };
            };
            /** @description `rate_limited`: Too many requests */
            429: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/problem+json": components["schemas"]["Problem"];
                };
            };
            /** @description `internal`: Something went wrong on our side */
            500: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/problem+json": components["schemas"]["Problem"];
                };
            };
            /** @description `unavailable`: The service is not available right now */
            503: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/problem+json": components["schemas"]["Problem"];
                };
            };
        };
    };
    getJobEvidence: {
        parameters: {
            query?: {
                corrected?: "true";
            };
            header?: never;
            path: {
                id: string;
            };
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description the evidence */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Evidence"];
                };
            };
            /** @description `invalid_query`: A query parameter is not valid */
            400: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/problem+json": components["schemas"]["Problem"];
                };
            };
            /** @description `not_authenticated`: Authentication is needed */
            401: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/problem+json": components["schemas"]["Problem"];
                };
            };
            /** @description `missing_scope`: The key lacks a scope */
            403: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/problem+json": components["schemas"]["Problem"];
                };
            };
            /** @description `job_not_found`: The job was not found */
            404: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/problem+json": components["schemas"]["Problem"];
                };
            };
            /** @description `job_not_completed`: The job is not completed */
            409: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/problem+json": components["schemas"]["Problem"];
                };
            };
            /** @description `rate_limited`: Too many requests */
            429: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/problem+json": components["schemas"]["Problem"];
                };
            };
            /** @description `internal`: Something went wrong on our side */
            500: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/problem+json": components["schemas"]["Problem"];
                };
            };
            /** @description `unavailable`: The service is not available right now */
            503: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/problem+json": components["schemas"]["Problem"];
                };
            };
        };
    };
    exportJobResult: {
        parameters: {
            query?: {
                corrected?: "true";
                format?: "xlsx" | "csv";
            };
            header?: never;
            path: {
                id: string;
            };
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description the spreadsheet */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/vnd.openxmlformats-officedocument.spreadsheetml.sheet": unknown;
                    "text/csv": string;
                };
            };
            /** @description `invalid_query`: A query parameter is not valid */
            400: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/problem+json": components["schemas"]["Problem"];
                };
            };
            /** @description `not_authenticated`: Authentication is needed */
            401: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/problem+json": components["schemas"]["Problem"];
                };
            };
            /** @description `missing_scope`: The key lacks a scope */
            403: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/problem+json": components["schemas"]["Problem"];
                };
            };
            /** @description `job_not_found`: The job was not found */
            404: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/problem+json": components["schemas"]["Problem"];
                };
            };
            /** @description `job_not_completed`: The job is not completed */
            409: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/problem+json": components["schemas"]["Problem"];
                };
            };
            /** @description `rate_limited`: Too many requests */
            429: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/problem+json": components["schemas"]["Problem"];
                };
            };
            /** @description `internal`: Something went wrong on our side */
            500: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/problem+json": components["schemas"]["Problem"];
                };
            };
            /** @description `unavailable`: The service is not available right now */
            503: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/problem+json": components["schemas"]["Problem"];
                };
            };
        };
    };
    resubmitJob: {
        parameters: {
            query?: never;
            header?: {
                /** @description a repetition with the same key is given the first answer, for 24 hours */
                "Idempotency-Key"?: string;
            };
            path: {
                id: string;
            };
            cookie?: never;
        };
        requestBody?: {
            content: {
                /**
                 * @example {
                 *       "password": "the document's password"
                 *     }
                 */
                "application/json": components["schemas"]["Resubmission"];
            };
        };
        responses: {
            /** @description the job is pending again */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["ExtractionJobItem"];
                };
            };
            /**
             * @description `invalid_json`: The body is not JSON
             *
             *     `invalid_body`: The body is not valid
             *
             *     `invalid_idempotency_key`: The idempotency key is not valid
             *
             *     `job_not_failed`: The job has not failed
             */
            400: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/problem+json": components["schemas"]["Problem"];
                };
            };
            /** @description `not_authenticated`: Authentication is needed */
            401: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/problem+json": components["schemas"]["Problem"];
                };
            };
            /**
             * @description `missing_scope`: The key lacks a scope
             *
             *     `missing_role`: The user's role does not allow this
             *
             *     `csrf_token_invalid`: The CSRF token is missing or wrong
             */
            403: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/problem+json": components["schemas"]["Problem"];
                };
            };
            /** @description `job_not_found`: The job was not found */
            404: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/problem+json": components["schemas"]["Problem"];
                };
            };
            /** @description `idempotency_in_progress`: The same request is being carried out */
            409: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/problem+json": components["schemas"]["Problem"];
                };
            };
            /** @description `body_too_large`: The body is too large */
            413: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/problem+json": components["schemas"]["Problem"];
                };
            };
            /** @description `unsupported_media_type`: The content type is not supported */
            415: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/problem+json": components["schemas"]["Problem"];
                };
            };
            /** @description `idempotency_mismatch`: The idempotency key was used with another request */
            422: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/problem+json": components["schemas"]["Problem"];
                };
            };
            /** @description `rate_limited`: Too many requests */
            429: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/problem+json": components["schemas"]["Problem"];
                };
            };
            /** @description `internal`: Something went wrong on our side */
            500: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/problem+json": components["schemas"]["Problem"];
                };
            };
            /**
             * @description `insufficient_storage`: There is no space left to store data
             *
             *     `unavailable`: The service is not available right now
             */
            503: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/problem+json": components["schemas"]["Problem"];
                };
            };
        };
    };
    listCorrections: {
        parameters: {
            query?: {
                ordering?: "-created_at" | "created_at";
                page?: number;
                /** @description more than 100 is 100 */
                page_size?: number;
            };
            header?: never;
            path: {
                job_id: string;
            };
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description a page of corrections */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["CorrectionPage"];
                };
            };
            /** @description `invalid_query`: A query parameter is not valid */
            400: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/problem+json": components["schemas"]["Problem"];
                };
            };
            /** @description `not_authenticated`: Authentication is needed */
            401: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/problem+json": components["schemas"]["Problem"];
                };
            };
            /** @description `missing_scope`: The key lacks a scope */
            403: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/problem+json": components["schemas"]["Problem"];
                };
            };
            /**
             * @description `page_not_found`: The list has no such page
             *
             *     `job_not_found`: The job was not found
             */
            404: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/problem+json": components["schemas"]["Problem"];
                };
            };
            /** @description `rate_limited`: Too many requests */
            429: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/problem+json": components["schemas"]["Problem"];
                };
            };
            /** @description `internal`: Something went wrong on our side */
            500: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/problem+json": components["schemas"]["Problem"];
                };
            };
            /** @description `unavailable`: The service is not available right now */
            503: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/problem+json": components["schemas"]["Problem"];
                };
            };
        };
    };
    createCorrection: {
        parameters: {
            query?: never;
            header?: {
                /** @description a repetition with the same key is given the first answer, for 24 hours */
                "Idempotency-Key"?: string;
            };
            path: {
                job_id: string;
            };
            cookie?: never;
        };
        requestBody: {
            content: {
                /**
                 * @example {
                 *       "correction_type": "wrong_value",
                 *       "field_path": "employees[0].net_pay",
                 *       "original_value": "1284.76",
                 *       "corrected_value": "1248.76",
                 *       "notes": "two digits were swapped"
                 *     }
                 */
                "application/json": components["schemas"]["NewCorrection"];
            };
        };
        responses: {
            /** @description the correction is recorded */
            201: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Correction"];
                };
            };
            /**
             * @description `invalid_json`: The body is not JSON
             *
             *     `invalid_body`: The body is not valid
             *
             *     `invalid_idempotency_key`: The idempotency key is not valid
             */
            400: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/problem+json": components["schemas"]["Problem"];
                };
            };
            /** @description `not_authenticated`: Authentication is needed */
            401: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/problem+json": components["schemas"]["Problem"];
                };
            };
            /**
             * @description `missing_scope`: The key lacks a scope
             *
             *     `missing_role`: The user's role does not allow this
             *
             *     `csrf_token_invalid`: The CSRF token is missing or wrong
             */
            403: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/problem+json": components["schemas"]["Problem"];
                };
            };
            /** @description `job_not_found`: The job was not found */
            404: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/problem+json": components["schemas"]["Problem"];
                };
            };
            /** @description `idempotency_in_progress`: The same request is being carried out */
            409: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/problem+json": components["schemas"]["Problem"];
                };
            };
            /** @description `body_too_large`: The body is too large */
            413: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/problem+json": components["schemas"]["Problem"];
                };
            };
            /** @description `unsupported_media_type`: The content type is not supported */
            415: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/problem+json": components["schemas"]["Problem"];
                };
            };
            /** @description `idempotency_mismatch`: The idempotency key was used with another request */
            422: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/problem+json": components["schemas"]["Problem"];
                };
            };
            /** @description `rate_limited`: Too many requests */
            429: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/problem+json": components["schemas"]["Problem"];
                };
            };
            /** @description `internal`: Something went wrong on our side */
            500: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/problem+json": components["schemas"]["Problem"];
                };
            };
            /**
             * @description `insufficient_storage`: There is no space left to store data
             *
             *     `unavailable`: The service is not available right now
             */
            503: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/problem+json": components["schemas"]["Problem"];
                };
            };
        };
    };
    getCorrection: {
        parameters: {
            query?: never;
            header?: never;
            path: {
                id: string;
                job_id: string;
            };
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description the correction */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Correction"];
                };
            };
            /** @description `not_authenticated`: Authentication is needed */
            401: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/problem+json": components["schemas"]["Problem"];
                };
            };
            /** @description `missing_scope`: The key lacks a scope */
            403: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/problem+json": components["schemas"]["Problem"];
                };
            };
            /**
             * @description `job_not_found`: The job was not found
             *
             *     `correction_not_found`: The correction was not found
             */
            404: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/problem+json": components["schemas"]["Problem"];
                };
            };
            /** @description `rate_limited`: Too many requests */
            429: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/problem+json": components["schemas"]["Problem"];
                };
            };
            /** @description `internal`: Something went wrong on our side */
            500: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/problem+json": components["schemas"]["Problem"];
                };
            };
            /** @description `unavailable`: The service is not available right now */
            503: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/problem+json": components["schemas"]["Problem"];
                };
            };
        };
    };
    deleteCorrection: {
        parameters: {
            query?: never;
            header?: never;
            path: {
                id: string;
                job_id: string;
            };
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description the correction is deleted */
            204: {
                headers: {
                    [name: string]: unknown;
                };
                content?: never;
            };
            /** @description `not_authenticated`: Authentication is needed */
            401: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/problem+json": components["schemas"]["Problem"];
                };
            };
            /**
             * @description `missing_scope`: The key lacks a scope
             *
             *     `missing_role`: The user's role does not allow this
             *
             *     `csrf_token_invalid`: The CSRF token is missing or wrong
             */
            403: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/problem+json": components["schemas"]["Problem"];
                };
            };
            /**
             * @description `job_not_found`: The job was not found
             *
             *     `correction_not_found`: The correction was not found
             */
            404: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/problem+json": components["schemas"]["Problem"];
                };
            };
            /** @description `rate_limited`: Too many requests */
            429: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/problem+json": components["schemas"]["Problem"];
                };
            };
            /** @description `internal`: Something went wrong on our side */
            500: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/problem+json": components["schemas"]["Problem"];
                };
            };
            /**
             * @description `insufficient_storage`: There is no space left to store data
             *
             *     `unavailable`: The service is not available right now
             */
            503: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/problem+json": components["schemas"]["Problem"];
                };
            };
        };
    };
    updateCorrection: {
        parameters: {
            query?: never;
            header?: never;
            path: {
                id: string;
                job_id: string;
            };
            cookie?: never;
        };
        requestBody: {
            content: {
                /**
                 * @example {
                 *       "corrected_value": "1248.67"
                 *     }
                 */
                "application/json": components["schemas"]["CorrectionChanges"];
            };
        };
        responses: {
            /** @description the correction as it is now */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Correction"];
                };
            };
            /**
             * @description `invalid_json`: The body is not JSON
             *
             *     `invalid_body`: The body is not valid
             */
            400: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/problem+json": components["schemas"]["Problem"];
                };
            };
            /** @description `not_authenticated`: Authentication is needed */
            401: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/problem+json": components["schemas"]["Problem"];
                };
            };
            /**
             * @description `missing_scope`: The key lacks a scope
             *
             *     `missing_role`: The user's role does not allow this
             *
             *     `csrf_token_invalid`: The CSRF token is missing or wrong
             */
            403: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/problem+json": components["schemas"]["Problem"];
                };
            };
            /**
             * @description `job_not_found`: The job was not found
             *
             *     `correction_not_found`: The correction was not found
             */
            404: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/problem+json": components["schemas"]["Problem"];
                };
            };
            /** @description `body_too_large`: The body is too large */
            413: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/problem+json": components["schemas"]["Problem"];
                };
            };
            /** @description `unsupported_media_type`: The content type is not supported */
            415: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/problem+json": components["schemas"]["Problem"];
                };
            };
            /** @description `rate_limited`: Too many requests */
            429: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/problem+json": components["schemas"]["Problem"];
                };
            };
            /** @description `internal`: Something went wrong on our side */
            500: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/problem+json": components["schemas"]["Problem"];
                };
            };
            /**
             * @description `insufficient_storage`: There is no space left to store data
             *
             *     `unavailable`: The service is not available right now
             */
            503: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/problem+json": components["schemas"]["Problem"];
                };
            };
        };
    };
    saveLayout: {
        parameters: {
            query?: never;
            header?: {
                /** @description a repetition with the same key is given the first answer, for 24 hours */
                "Idempotency-Key"?: string;
            };
            path: {
                job_id: string;
            };
            cookie?: never;
        };
        requestBody: {
            content: {
                /**
                 * @example {
                 *       "name": "Weekly register",
                 *       "provider": "northwind"
                 *     }
                 */
                "application/json": components["schemas"]["NewLayout"];
            };
        };
        responses: {
            /** @description the layout waits to be tried */
            201: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Layout"];
                };
            };
            /**
             * @description `invalid_json`: The body is not JSON
             *
             *     `invalid_body`: The body is not valid
             *
             *     `invalid_idempotency_key`: The idempotency key is not valid
             *
             *     `not_a_pdf`: The file is not a PDF
             */
            400: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/problem+json": components["schemas"]["Problem"];
                };
            };
            /** @description `not_authenticated`: Authentication is needed */
            401: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/problem+json": components["schemas"]["Problem"];
                };
            };
            /**
             * @description `missing_scope`: The key lacks a scope
             *
             *     `missing_role`: The user's role does not allow this
             *
             *     `csrf_token_invalid`: The CSRF token is missing or wrong
             */
            403: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/problem+json": components["schemas"]["Problem"];
                };
            };
            /** @description `job_not_found`: The job was not found */
            404: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/problem+json": components["schemas"]["Problem"];
                };
            };
            /**
             * @description `idempotency_in_progress`: The same request is being carried out
             *
             *     `job_not_completed`: The job is not completed
             */
            409: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/problem+json": components["schemas"]["Problem"];
                };
            };
            /** @description `body_too_large`: The body is too large */
            413: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/problem+json": components["schemas"]["Problem"];
                };
            };
            /** @description `unsupported_media_type`: The content type is not supported */
            415: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/problem+json": components["schemas"]["Problem"];
                };
            };
            /** @description `idempotency_mismatch`: The idempotency key was used with another request */
            422: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/problem+json": components["schemas"]["Problem"];
                };
            };
            /** @description `rate_limited`: Too many requests */
            429: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/problem+json": components["schemas"]["Problem"];
                };
            };
            /** @description `internal`: Something went wrong on our side */
            500: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/problem+json": components["schemas"]["Problem"];
                };
            };
            /**
             * @description `insufficient_storage`: There is no space left to store data
             *
             *     `unavailable`: The service is not available right now
             */
            503: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/problem+json": components["schemas"]["Problem"];
                };
            };
        };
    };
    getJobReview: {
        parameters: {
            query?: never;
            header?: never;
            path: {
                job_id: string;
            };
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description the review */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["JobReview"];
                };
            };
            /** @description `not_authenticated`: Authentication is needed */
            401: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/problem+json": components["schemas"]["Problem"];
                };
            };
            /** @description `missing_scope`: The key lacks a scope */
            403: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/problem+json": components["schemas"]["Problem"];
                };
            };
            /**
             * @description `job_not_found`: The job was not found
             *
             *     `job_review_not_found`: Nobody has reviewed the job
             */
            404: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/problem+json": components["schemas"]["Problem"];
                };
            };
            /** @description `rate_limited`: Too many requests */
            429: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/problem+json": components["schemas"]["Problem"];
                };
            };
            /** @description `internal`: Something went wrong on our side */
            500: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/problem+json": components["schemas"]["Problem"];
                };
            };
            /** @description `unavailable`: The service is not available right now */
            503: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/problem+json": components["schemas"]["Problem"];
                };
            };
        };
    };
    putJobReview: {
        parameters: {
            query?: never;
            header?: never;
            path: {
                job_id: string;
            };
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description the review */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["JobReview"];
                };
            };
            /** @description `not_authenticated`: Authentication is needed */
            401: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/problem+json": components["schemas"]["Problem"];
                };
            };
            /**
             * @description `missing_scope`: The key lacks a scope
             *
             *     `missing_role`: The user's role does not allow this
             *
             *     `csrf_token_invalid`: The CSRF token is missing or wrong
             */
            403: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/problem+json": components["schemas"]["Problem"];
                };
            };
            /** @description `job_not_found`: The job was not found */
            404: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/problem+json": components["schemas"]["Problem"];
                };
            };
            /** @description `job_not_ended`: The job has not ended */
            409: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/problem+json": components["schemas"]["Problem"];
                };
            };
            /** @description `rate_limited`: Too many requests */
            429: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/problem+json": components["schemas"]["Problem"];
                };
            };
            /** @description `internal`: Something went wrong on our side */
            500: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/problem+json": components["schemas"]["Problem"];
                };
            };
            /**
             * @description `insufficient_storage`: There is no space left to store data
             *
             *     `unavailable`: The service is not available right now
             */
            503: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/problem+json": components["schemas"]["Problem"];
                };
            };
        };
    };
    deleteJobReview: {
        parameters: {
            query?: never;
            header?: never;
            path: {
                job_id: string;
            };
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description the job is unreviewed again */
            204: {
                headers: {
                    [name: string]: unknown;
                };
                content?: never;
            };
            /** @description `not_authenticated`: Authentication is needed */
            401: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/problem+json": components["schemas"]["Problem"];
                };
            };
            /**
             * @description `missing_scope`: The key lacks a scope
             *
             *     `missing_role`: The user's role does not allow this
             *
             *     `csrf_token_invalid`: The CSRF token is missing or wrong
             */
            403: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/problem+json": components["schemas"]["Problem"];
                };
            };
            /**
             * @description `job_not_found`: The job was not found
             *
             *     `job_review_not_found`: Nobody has reviewed the job
             */
            404: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/problem+json": components["schemas"]["Problem"];
                };
            };
            /** @description `rate_limited`: Too many requests */
            429: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/problem+json": components["schemas"]["Problem"];
                };
            };
            /** @description `internal`: Something went wrong on our side */
            500: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/problem+json": components["schemas"]["Problem"];
                };
            };
            /**
             * @description `insufficient_storage`: There is no space left to store data
             *
             *     `unavailable`: The service is not available right now
             */
            503: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/problem+json": components["schemas"]["Problem"];
                };
            };
        };
    };
    listStructureCorrections: {
        parameters: {
            query?: {
                ordering?: "-created_at" | "created_at";
                page?: number;
                /** @description more than 100 is 100 */
                page_size?: number;
            };
            header?: never;
            path: {
                job_id: string;
            };
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description a page of corrections */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["StructureCorrectionPage"];
                };
            };
            /** @description `invalid_query`: A query parameter is not valid */
            400: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/problem+json": components["schemas"]["Problem"];
                };
            };
            /** @description `not_authenticated`: Authentication is needed */
            401: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/problem+json": components["schemas"]["Problem"];
                };
            };
            /** @description `missing_scope`: The key lacks a scope */
            403: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/problem+json": components["schemas"]["Problem"];
                };
            };
            /**
             * @description `page_not_found`: The list has no such page
             *
             *     `job_not_found`: The job was not found
             */
            404: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/problem+json": components["schemas"]["Problem"];
                };
            };
            /** @description `rate_limited`: Too many requests */
            429: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/problem+json": components["schemas"]["Problem"];
                };
            };
            /** @description `internal`: Something went wrong on our side */
            500: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/problem+json": components["schemas"]["Problem"];
                };
            };
            /** @description `unavailable`: The service is not available right now */
            503: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/problem+json": components["schemas"]["Problem"];
                };
            };
        };
    };
    correctStructure: {
        parameters: {
            query?: never;
            header?: {
                /** @description a repetition with the same key is given the first answer, for 24 hours */
                "Idempotency-Key"?: string;
            };
            path: {
                job_id: string;
            };
            cookie?: never;
        };
        requestBody: {
            content: {
                /**
                 * @example {
                 *       "action": "set_column",
                 *       "list": "deductions",
                 *       "code": null,
                 *       "description": "Union Dues",
                 *       "values": {
                 *         "type": "union_dues"
                 *       }
                 *     }
                 */
                "application/json": components["schemas"]["NewStructureCorrection"];
            };
        };
        responses: {
            /** @description the result is corrected */
            201: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["StructureCorrection"];
                };
            };
            /**
             * @description `invalid_json`: The body is not JSON
             *
             *     `invalid_body`: The body is not valid
             *
             *     `invalid_idempotency_key`: The idempotency key is not valid
             */
            400: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/problem+json": components["schemas"]["Problem"];
                };
            };
            /** @description `not_authenticated`: Authentication is needed */
            401: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/problem+json": components["schemas"]["Problem"];
                };
            };
            /**
             * @description `missing_scope`: The key lacks a scope
             *
             *     `missing_role`: The user's role does not allow this
             *
             *     `csrf_token_invalid`: The CSRF token is missing or wrong
             */
            403: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/problem+json": components["schemas"]["Problem"];
                };
            };
            /** @description `job_not_found`: The job was not found */
            404: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/problem+json": components["schemas"]["Problem"];
                };
            };
            /**
             * @description `idempotency_in_progress`: The same request is being carried out
             *
             *     `job_not_completed`: The job is not completed
             */
            409: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/problem+json": components["schemas"]["Problem"];
                };
            };
            /** @description `body_too_large`: The body is too large */
            413: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/problem+json": components["schemas"]["Problem"];
                };
            };
            /** @description `unsupported_media_type`: The content type is not supported */
            415: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/problem+json": components["schemas"]["Problem"];
                };
            };
            /** @description `idempotency_mismatch`: The idempotency key was used with another request */
            422: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/problem+json": components["schemas"]["Problem"];
                };
            };
            /** @description `rate_limited`: Too many requests */
            429: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/problem+json": components["schemas"]["Problem"];
                };
            };
            /** @description `internal`: Something went wrong on our side */
            500: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/problem+json": components["schemas"]["Problem"];
                };
            };
            /**
             * @description `insufficient_storage`: There is no space left to store data
             *
             *     `unavailable`: The service is not available right now
             */
            503: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/problem+json": components["schemas"]["Problem"];
                };
            };
        };
    };
    undoStructureCorrection: {
        parameters: {
            query?: never;
            header?: never;
            path: {
                id: string;
                job_id: string;
            };
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description the correction is undone */
            204: {
                headers: {
                    [name: string]: unknown;
                };
                content?: never;
            };
            /** @description `not_authenticated`: Authentication is needed */
            401: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/problem+json": components["schemas"]["Problem"];
                };
            };
            /**
             * @description `missing_scope`: The key lacks a scope
             *
             *     `missing_role`: The user's role does not allow this
             *
             *     `csrf_token_invalid`: The CSRF token is missing or wrong
             */
            403: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/problem+json": components["schemas"]["Problem"];
                };
            };
            /**
             * @description `job_not_found`: The job was not found
             *
             *     `correction_not_found`: The correction was not found
             */
            404: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/problem+json": components["schemas"]["Problem"];
                };
            };
            /** @description `rate_limited`: Too many requests */
            429: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/problem+json": components["schemas"]["Problem"];
                };
            };
            /** @description `internal`: Something went wrong on our side */
            500: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/problem+json": components["schemas"]["Problem"];
                };
            };
            /**
             * @description `insufficient_storage`: There is no space left to store data
             *
             *     `unavailable`: The service is not available right now
             */
            503: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/problem+json": components["schemas"]["Problem"];
                };
            };
        };
    };
    listLayouts: {
        parameters: {
            query?: {
                ordering?: "-created_at" | "created_at";
                page?: number;
                /** @description more than 100 is 100 */
                page_size?: number;
            };
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description a page of layouts */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["LayoutPage"];
                };
            };
            /** @description `invalid_query`: A query parameter is not valid */
            400: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/problem+json": components["schemas"]["Problem"];
                };
            };
            /** @description `not_authenticated`: Authentication is needed */
            401: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/problem+json": components["schemas"]["Problem"];
                };
            };
            /** @description `missing_scope`: The key lacks a scope */
            403: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/problem+json": components["schemas"]["Problem"];
                };
            };
            /** @description `page_not_found`: The list has no such page */
            404: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/problem+json": components["schemas"]["Problem"];
                };
            };
            /** @description `rate_limited`: Too many requests */
            429: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/problem+json": components["schemas"]["Problem"];
                };
            };
            /** @description `internal`: Something went wrong on our side */
            500: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/problem+json": components["schemas"]["Problem"];
                };
            };
            /** @description `unavailable`: The service is not available right now */
            503: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/problem+json": components["schemas"]["Problem"];
                };
            };
        };
    };
    importLayout: {
        parameters: {
            query?: never;
            header?: {
                /** @description a repetition with the same key is given the first answer, for 24 hours */
                "Idempotency-Key"?: string;
            };
            path?: never;
            cookie?: never;
        };
        requestBody: {
            content: {
                /**
                 * @example {
                 *       "name": "Weekly register",
                 *       "layout": {
                 *         "provider": {
                 *           "slug": "northwind",
                 *           "name": "Northwind Payroll",
                 *           "description": "Registers of Northwind Payroll"
                 *         },
                 *         "variant": {
                 *           "slug": "weekly-register-v1",
                 *           "name": "Weekly register",
                 *           "version": "1",
                 *           "format_type": "payroll_journal",
                 *           "evidence": "derived",
                 *           "fingerprint": {
                 *             "all": [
                 *               "Northwind Payroll",
                 *               "Weekly Register"
                 *             ]
                 *           },
                 *           "fields": [
                 *             {
                 *               "line": "^Week of (?<period_start>{date})"
                 *             }
                 *           ]
                 *         }
                 *       }
                 *     }
                 */
                "application/json": components["schemas"]["ImportedLayout"];
            };
        };
        responses: {
            /** @description the layout waits to be tried */
            201: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Layout"];
                };
            };
            /**
             * @description `invalid_json`: The body is not JSON
             *
             *     `invalid_body`: The body is not valid
             *
             *     `invalid_idempotency_key`: The idempotency key is not valid
             */
            400: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/problem+json": components["schemas"]["Problem"];
                };
            };
            /** @description `not_authenticated`: Authentication is needed */
            401: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/problem+json": components["schemas"]["Problem"];
                };
            };
            /**
             * @description `missing_scope`: The key lacks a scope
             *
             *     `missing_role`: The user's role does not allow this
             *
             *     `csrf_token_invalid`: The CSRF token is missing or wrong
             */
            403: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/problem+json": components["schemas"]["Problem"];
                };
            };
            /** @description `idempotency_in_progress`: The same request is being carried out */
            409: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/problem+json": components["schemas"]["Problem"];
                };
            };
            /** @description `body_too_large`: The body is too large */
            413: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/problem+json": components["schemas"]["Problem"];
                };
            };
            /** @description `unsupported_media_type`: The content type is not supported */
            415: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/problem+json": components["schemas"]["Problem"];
                };
            };
            /** @description `idempotency_mismatch`: The idempotency key was used with another request */
            422: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/problem+json": components["schemas"]["Problem"];
                };
            };
            /** @description `rate_limited`: Too many requests */
            429: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/problem+json": components["schemas"]["Problem"];
                };
            };
            /** @description `internal`: Something went wrong on our side */
            500: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/problem+json": components["schemas"]["Problem"];
                };
            };
            /**
             * @description `insufficient_storage`: There is no space left to store data
             *
             *     `unavailable`: The service is not available right now
             */
            503: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/problem+json": components["schemas"]["Problem"];
                };
            };
        };
    };
    getLayout: {
        parameters: {
            query?: never;
            header?: never;
            path: {
                id: string;
            };
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description the layout */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Layout"];
                };
            };
            /** @description `not_authenticated`: Authentication is needed */
            401: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/problem+json": components["schemas"]["Problem"];
                };
            };
            /** @description `missing_scope`: The key lacks a scope */
            403: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/problem+json": components["schemas"]["Problem"];
                };
            };
            /** @description `layout_not_found`: The layout was not found */
            404: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/problem+json": components["schemas"]["Problem"];
                };
            };
            /** @description `rate_limited`: Too many requests */
            429: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/problem+json": components["schemas"]["Problem"];
                };
            };
            /** @description `internal`: Something went wrong on our side */
            500: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/problem+json": components["schemas"]["Problem"];
                };
            };
            /** @description `unavailable`: The service is not available right now */
            503: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/problem+json": components["schemas"]["Problem"];
                };
            };
        };
    };
    deleteLayout: {
        parameters: {
            query?: never;
            header?: never;
            path: {
                id: string;
            };
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description the layout is deleted */
            204: {
                headers: {
                    [name: string]: unknown;
                };
                content?: never;
            };
            /** @description `not_authenticated`: Authentication is needed */
            401: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/problem+json": components["schemas"]["Problem"];
                };
            };
            /**
             * @description `missing_scope`: The key lacks a scope
             *
             *     `missing_role`: The user's role does not allow this
             *
             *     `csrf_token_invalid`: The CSRF token is missing or wrong
             */
            403: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/problem+json": components["schemas"]["Problem"];
                };
            };
            /** @description `layout_not_found`: The layout was not found */
            404: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/problem+json": components["schemas"]["Problem"];
                };
            };
            /** @description `rate_limited`: Too many requests */
            429: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/problem+json": components["schemas"]["Problem"];
                };
            };
            /** @description `internal`: Something went wrong on our side */
            500: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/problem+json": components["schemas"]["Problem"];
                };
            };
            /**
             * @description `insufficient_storage`: There is no space left to store data
             *
             *     `unavailable`: The service is not available right now
             */
            503: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/problem+json": components["schemas"]["Problem"];
                };
            };
        };
    };
    exportLayout: {
        parameters: {
            query?: never;
            header?: never;
            path: {
                id: string;
            };
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description the layout */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["LayoutData"];
                };
            };
            /** @description `not_authenticated`: Authentication is needed */
            401: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/problem+json": components["schemas"]["Problem"];
                };
            };
            /** @description `missing_scope`: The key lacks a scope */
            403: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/problem+json": components["schemas"]["Problem"];
                };
            };
            /** @description `layout_not_found`: The layout was not found */
            404: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/problem+json": components["schemas"]["Problem"];
                };
            };
            /** @description `layout_not_ready`: The layout is not learned yet */
            409: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/problem+json": components["schemas"]["Problem"];
                };
            };
            /** @description `rate_limited`: Too many requests */
            429: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/problem+json": components["schemas"]["Problem"];
                };
            };
            /** @description `internal`: Something went wrong on our side */
            500: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/problem+json": components["schemas"]["Problem"];
                };
            };
            /** @description `unavailable`: The service is not available right now */
            503: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/problem+json": components["schemas"]["Problem"];
                };
            };
        };
    };
    listMigrations: {
        parameters: {
            query?: {
                ordering?: "-created_at" | "created_at";
                page?: number;
                /** @description more than 100 is 100 */
                page_size?: number;
                status?: "pending" | "in_progress" | "validated" | "failed" | "signed";
            };
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description a page of migrations */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["MigrationPage"];
                };
            };
            /** @description `invalid_query`: A query parameter is not valid */
            400: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/problem+json": components["schemas"]["Problem"];
                };
            };
            /** @description `not_authenticated`: Authentication is needed */
            401: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/problem+json": components["schemas"]["Problem"];
                };
            };
            /** @description `missing_scope`: The key lacks a scope */
            403: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/problem+json": components["schemas"]["Problem"];
                };
            };
            /** @description `page_not_found`: The list has no such page */
            404: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/problem+json": components["schemas"]["Problem"];
                };
            };
            /** @description `rate_limited`: Too many requests */
            429: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/problem+json": components["schemas"]["Problem"];
                };
            };
            /** @description `internal`: Something went wrong on our side */
            500: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/problem+json": components["schemas"]["Problem"];
                };
            };
            /** @description `unavailable`: The service is not available right now */
            503: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/problem+json": components["schemas"]["Problem"];
                };
            };
        };
    };
    createMigration: {
        parameters: {
            query?: never;
            header?: {
                /** @description a repetition with the same key is given the first answer, for 24 hours */
                "Idempotency-Key"?: string;
            };
            path?: never;
            cookie?: never;
        };
        requestBody: {
            content: {
                /**
                 * @example {
                 *       "name": "ADP to Gusto, July",
                 *       "source_provider": "adp",
                 *       "target_provider": "gusto"
                 *     }
                 */
                "application/json": components["schemas"]["NewMigration"];
            };
        };
        responses: {
            /** @description the migration is created */
            201: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Migration"];
                };
            };
            /**
             * @description `invalid_json`: The body is not JSON
             *
             *     `invalid_body`: The body is not valid
             *
             *     `invalid_idempotency_key`: The idempotency key is not valid
             */
            400: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/problem+json": components["schemas"]["Problem"];
                };
            };
            /** @description `not_authenticated`: Authentication is needed */
            401: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/problem+json": components["schemas"]["Problem"];
                };
            };
            /**
             * @description `missing_scope`: The key lacks a scope
             *
             *     `missing_role`: The user's role does not allow this
             *
             *     `csrf_token_invalid`: The CSRF token is missing or wrong
             */
            403: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/problem+json": components["schemas"]["Problem"];
                };
            };
            /** @description `idempotency_in_progress`: The same request is being carried out */
            409: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/problem+json": components["schemas"]["Problem"];
                };
            };
            /** @description `body_too_large`: The body is too large */
            413: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/problem+json": components["schemas"]["Problem"];
                };
            };
            /** @description `unsupported_media_type`: The content type is not supported */
            415: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/problem+json": components["schemas"]["Problem"];
                };
            };
            /** @description `idempotency_mismatch`: The idempotency key was used with another request */
            422: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/problem+json": components["schemas"]["Problem"];
                };
            };
            /** @description `rate_limited`: Too many requests */
            429: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/problem+json": components["schemas"]["Problem"];
                };
            };
            /** @description `internal`: Something went wrong on our side */
            500: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/problem+json": components["schemas"]["Problem"];
                };
            };
            /**
             * @description `insufficient_storage`: There is no space left to store data
             *
             *     `unavailable`: The service is not available right now
             */
            503: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/problem+json": components["schemas"]["Problem"];
                };
            };
        };
    };
    getMigration: {
        parameters: {
            query?: never;
            header?: never;
            path: {
                id: string;
            };
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description the migration */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Migration"];
                };
            };
            /** @description `not_authenticated`: Authentication is needed */
            401: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/problem+json": components["schemas"]["Problem"];
                };
            };
            /** @description `missing_scope`: The key lacks a scope */
            403: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/problem+json": components["schemas"]["Problem"];
                };
            };
            /** @description `migration_not_found`: The migration was not found */
            404: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/problem+json": components["schemas"]["Problem"];
                };
            };
            /** @description `rate_limited`: Too many requests */
            429: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/problem+json": components["schemas"]["Problem"];
                };
            };
            /** @description `internal`: Something went wrong on our side */
            500: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/problem+json": components["schemas"]["Problem"];
                };
            };
            /** @description `unavailable`: The service is not available right now */
            503: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/problem+json": components["schemas"]["Problem"];
                };
            };
        };
    };
    deleteMigration: {
        parameters: {
            query?: never;
            header?: never;
            path: {
                id: string;
            };
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description the migration is deleted */
            204: {
                headers: {
                    [name: string]: unknown;
                };
                content?: never;
            };
            /** @description `not_authenticated`: Authentication is needed */
            401: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/problem+json": components["schemas"]["Problem"];
                };
            };
            /**
             * @description `missing_scope`: The key lacks a scope
             *
             *     `missing_role`: The user's role does not allow this
             *
             *     `csrf_token_invalid`: The CSRF token is missing or wrong
             */
            403: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/problem+json": components["schemas"]["Problem"];
                };
            };
            /** @description `migration_not_found`: The migration was not found */
            404: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/problem+json": components["schemas"]["Problem"];
                };
            };
            /** @description `rate_limited`: Too many requests */
            429: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/problem+json": components["schemas"]["Problem"];
                };
            };
            /** @description `internal`: Something went wrong on our side */
            500: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/problem+json": components["schemas"]["Problem"];
                };
            };
            /**
             * @description `insufficient_storage`: There is no space left to store data
             *
             *     `unavailable`: The service is not available right now
             */
            503: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/problem+json": components["schemas"]["Problem"];
                };
            };
        };
    };
    updateMigration: {
        parameters: {
            query?: never;
            header?: never;
            path: {
                id: string;
            };
            cookie?: never;
        };
        requestBody: {
            content: {
                /**
                 * @example {
                 *       "name": "ADP to Gusto, third quarter"
                 *     }
                 */
                "application/json": components["schemas"]["MigrationChanges"];
            };
        };
        responses: {
            /** @description the migration as it is now */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Migration"];
                };
            };
            /**
             * @description `invalid_json`: The body is not JSON
             *
             *     `invalid_body`: The body is not valid
             */
            400: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/problem+json": components["schemas"]["Problem"];
                };
            };
            /** @description `not_authenticated`: Authentication is needed */
            401: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/problem+json": components["schemas"]["Problem"];
                };
            };
            /**
             * @description `missing_scope`: The key lacks a scope
             *
             *     `missing_role`: The user's role does not allow this
             *
             *     `csrf_token_invalid`: The CSRF token is missing or wrong
             */
            403: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/problem+json": components["schemas"]["Problem"];
                };
            };
            /** @description `migration_not_found`: The migration was not found */
            404: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/problem+json": components["schemas"]["Problem"];
                };
            };
            /** @description `body_too_large`: The body is too large */
            413: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/problem+json": components["schemas"]["Problem"];
                };
            };
            /** @description `unsupported_media_type`: The content type is not supported */
            415: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/problem+json": components["schemas"]["Problem"];
                };
            };
            /** @description `rate_limited`: Too many requests */
            429: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/problem+json": components["schemas"]["Problem"];
                };
            };
            /** @description `internal`: Something went wrong on our side */
            500: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/problem+json": components["schemas"]["Problem"];
                };
            };
            /**
             * @description `insufficient_storage`: There is no space left to store data
             *
             *     `unavailable`: The service is not available right now
             */
            503: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/problem+json": components["schemas"]["Problem"];
                };
            };
        };
    };
    getMigrationCrosswalk: {
        parameters: {
            query?: {
                format?: "xlsx" | "csv";
                table?: "people" | "items";
                validation_id?: string;
            };
            header?: never;
            path: {
                id: string;
            };
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description the spreadsheet */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/vnd.openxmlformats-officedocument.spreadsheetml.sheet": unknown;
                    "text/csv": string;
                };
            };
            /** @description `invalid_query`: A query parameter is not valid */
            400: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/problem+json": components["schemas"]["Problem"];
                };
            };
            /** @description `not_authenticated`: Authentication is needed */
            401: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/problem+json": components["schemas"]["Problem"];
                };
            };
            /** @description `missing_scope`: The key lacks a scope */
            403: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/problem+json": components["schemas"]["Problem"];
                };
            };
            /**
             * @description `migration_not_found`: The migration was not found
             *
             *     `validation_not_found`: The validation was not found
             */
            404: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/problem+json": components["schemas"]["Problem"];
                };
            };
            /** @description `validation_not_completed`: The validation is not completed */
            409: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/problem+json": components["schemas"]["Problem"];
                };
            };
            /** @description `rate_limited`: Too many requests */
            429: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/problem+json": components["schemas"]["Problem"];
                };
            };
            /** @description `internal`: Something went wrong on our side */
            500: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/problem+json": components["schemas"]["Problem"];
                };
            };
            /** @description `unavailable`: The service is not available right now */
            503: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/problem+json": components["schemas"]["Problem"];
                };
            };
        };
    };
    putMigrationCrosswalk: {
        parameters: {
            query?: never;
            header?: never;
            path: {
                id: string;
            };
            cookie?: never;
        };
        requestBody: {
            content: {
                /** @example (the bytes of the file) */
                "application/vnd.oasis.opendocument.spreadsheet": string;
                /** @example (the bytes of the file) */
                "application/vnd.openxmlformats-officedocument.spreadsheetml.sheet": string;
                /** @example (the bytes of the file) */
                "text/csv": string;
            };
        };
        responses: {
            /** @description the mapping as it is now */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Mapping"];
                };
            };
            /**
             * @description `not_a_spreadsheet`: The file is not a spreadsheet
             *
             *     `invalid_crosswalk`: The crosswalk cannot be used
             *
             *     `invalid_body`: The body is not valid
             */
            400: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/problem+json": components["schemas"]["Problem"];
                };
            };
            /** @description `not_authenticated`: Authentication is needed */
            401: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/problem+json": components["schemas"]["Problem"];
                };
            };
            /**
             * @description `missing_scope`: The key lacks a scope
             *
             *     `missing_role`: The user's role does not allow this
             *
             *     `csrf_token_invalid`: The CSRF token is missing or wrong
             */
            403: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/problem+json": components["schemas"]["Problem"];
                };
            };
            /** @description `migration_not_found`: The migration was not found */
            404: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/problem+json": components["schemas"]["Problem"];
                };
            };
            /** @description `body_too_large`: The body is too large */
            413: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/problem+json": components["schemas"]["Problem"];
                };
            };
            /** @description `unsupported_media_type`: The content type is not supported */
            415: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/problem+json": components["schemas"]["Problem"];
                };
            };
            /** @description `rate_limited`: Too many requests */
            429: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/problem+json": components["schemas"]["Problem"];
                };
            };
            /** @description `internal`: Something went wrong on our side */
            500: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/problem+json": components["schemas"]["Problem"];
                };
            };
            /**
             * @description `insufficient_storage`: There is no space left to store data
             *
             *     `unavailable`: The service is not available right now
             */
            503: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/problem+json": components["schemas"]["Problem"];
                };
            };
        };
    };
    exportMigration: {
        parameters: {
            query?: {
                format?: "xlsx" | "csv";
                table?: "migration" | "causes" | "differences" | "people" | "lines" | "totals" | "checks" | "reasons" | "not_compared" | "documents" | "sign_offs" | "rules";
                validation_id?: string;
            };
            header?: never;
            path: {
                id: string;
            };
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description the spreadsheet */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/vnd.openxmlformats-officedocument.spreadsheetml.sheet": unknown;
                    "text/csv": string;
                };
            };
            /** @description `invalid_query`: A query parameter is not valid */
            400: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/problem+json": components["schemas"]["Problem"];
                };
            };
            /** @description `not_authenticated`: Authentication is needed */
            401: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/problem+json": components["schemas"]["Problem"];
                };
            };
            /** @description `missing_scope`: The key lacks a scope */
            403: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/problem+json": components["schemas"]["Problem"];
                };
            };
            /**
             * @description `migration_not_found`: The migration was not found
             *
             *     `validation_not_found`: The validation was not found
             */
            404: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/problem+json": components["schemas"]["Problem"];
                };
            };
            /**
             * @description `validation_not_completed`: The validation is not completed
             *
             *     `export_too_large`: The export is too large
             */
            409: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/problem+json": components["schemas"]["Problem"];
                };
            };
            /** @description `rate_limited`: Too many requests */
            429: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/problem+json": components["schemas"]["Problem"];
                };
            };
            /** @description `internal`: Something went wrong on our side */
            500: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/problem+json": components["schemas"]["Problem"];
                };
            };
            /** @description `unavailable`: The service is not available right now */
            503: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/problem+json": components["schemas"]["Problem"];
                };
            };
        };
    };
    getMigrationMapping: {
        parameters: {
            query?: never;
            header?: never;
            path: {
                id: string;
            };
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description the mapping */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Mapping"];
                };
            };
            /** @description `not_authenticated`: Authentication is needed */
            401: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/problem+json": components["schemas"]["Problem"];
                };
            };
            /** @description `missing_scope`: The key lacks a scope */
            403: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/problem+json": components["schemas"]["Problem"];
                };
            };
            /** @description `migration_not_found`: The migration was not found */
            404: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/problem+json": components["schemas"]["Problem"];
                };
            };
            /** @description `rate_limited`: Too many requests */
            429: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/problem+json": components["schemas"]["Problem"];
                };
            };
            /** @description `internal`: Something went wrong on our side */
            500: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/problem+json": components["schemas"]["Problem"];
                };
            };
            /** @description `unavailable`: The service is not available right now */
            503: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/problem+json": components["schemas"]["Problem"];
                };
            };
        };
    };
    putMigrationMapping: {
        parameters: {
            query?: never;
            header?: never;
            path: {
                id: string;
            };
            cookie?: never;
        };
        requestBody: {
            content: {
                /**
                 * @example {
                 *       "employees": [
                 *         {
                 *           "source_id": "004217",
                 *           "target_name": "Rosa Bellwether"
                 *         }
                 *       ],
                 *       "lines": [
                 *         {
                 *           "source": [
                 *             {
                 *               "section": "deductions",
                 *               "code": "MED",
                 *               "description": "Medical Pre-tax"
                 *             }
                 *           ],
                 *           "target": [
                 *             {
                 *               "section": "deductions",
                 *               "code": null,
                 *               "description": "Health Insurance"
                 *             }
                 *           ]
                 *         }
                 *       ]
                 *     }
                 */
                "application/json": components["schemas"]["Mapping"];
            };
        };
        responses: {
            /** @description the mapping */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Mapping"];
                };
            };
            /**
             * @description `invalid_json`: The body is not JSON
             *
             *     `invalid_body`: The body is not valid
             */
            400: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/problem+json": components["schemas"]["Problem"];
                };
            };
            /** @description `not_authenticated`: Authentication is needed */
            401: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/problem+json": components["schemas"]["Problem"];
                };
            };
            /**
             * @description `missing_scope`: The key lacks a scope
             *
             *     `missing_role`: The user's role does not allow this
             *
             *     `csrf_token_invalid`: The CSRF token is missing or wrong
             */
            403: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/problem+json": components["schemas"]["Problem"];
                };
            };
            /** @description `migration_not_found`: The migration was not found */
            404: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/problem+json": components["schemas"]["Problem"];
                };
            };
            /** @description `body_too_large`: The body is too large */
            413: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/problem+json": components["schemas"]["Problem"];
                };
            };
            /** @description `unsupported_media_type`: The content type is not supported */
            415: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/problem+json": components["schemas"]["Problem"];
                };
            };
            /** @description `rate_limited`: Too many requests */
            429: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/problem+json": components["schemas"]["Problem"];
                };
            };
            /** @description `internal`: Something went wrong on our side */
            500: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/problem+json": components["schemas"]["Problem"];
                };
            };
            /**
             * @description `insufficient_storage`: There is no space left to store data
             *
             *     `unavailable`: The service is not available right now
             */
            503: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/problem+json": components["schemas"]["Problem"];
                };
            };
        };
    };
    getMigrationTolerance: {
        parameters: {
            query?: never;
            header?: never;
            path: {
                id: string;
            };
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description the tolerance */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["ToleranceSettings"];
                };
            };
            /** @description `not_authenticated`: Authentication is needed */
            401: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/problem+json": components["schemas"]["Problem"];
                };
            };
            /** @description `missing_scope`: The key lacks a scope */
            403: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/problem+json": components["schemas"]["Problem"];
                };
            };
            /** @description `migration_not_found`: The migration was not found */
            404: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/problem+json": components["schemas"]["Problem"];
                };
            };
            /** @description `rate_limited`: Too many requests */
            429: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/problem+json": components["schemas"]["Problem"];
                };
            };
            /** @description `internal`: Something went wrong on our side */
            500: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/problem+json": components["schemas"]["Problem"];
                };
            };
            /** @description `unavailable`: The service is not available right now */
            503: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/problem+json": components["schemas"]["Problem"];
                };
            };
        };
    };
    putMigrationTolerance: {
        parameters: {
            query?: never;
            header?: never;
            path: {
                id: string;
            };
            cookie?: never;
        };
        requestBody: {
            content: {
                /**
                 * @example {
                 *       "tolerances": [
                 *         {
                 *           "field": "amount",
                 *           "section": "taxes",
                 *           "absolute": 0.01
                 *         }
                 *       ],
                 *       "ytd_reason": "the new provider starts its year-to-date figures in July",
                 *       "min_confidence": 0.95
                 *     }
                 */
                "application/json": components["schemas"]["ToleranceSettings"];
            };
        };
        responses: {
            /** @description the tolerance */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["ToleranceSettings"];
                };
            };
            /**
             * @description `invalid_json`: The body is not JSON
             *
             *     `invalid_body`: The body is not valid
             */
            400: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/problem+json": components["schemas"]["Problem"];
                };
            };
            /** @description `not_authenticated`: Authentication is needed */
            401: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/problem+json": components["schemas"]["Problem"];
                };
            };
            /**
             * @description `missing_scope`: The key lacks a scope
             *
             *     `missing_role`: The user's role does not allow this
             *
             *     `csrf_token_invalid`: The CSRF token is missing or wrong
             */
            403: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/problem+json": components["schemas"]["Problem"];
                };
            };
            /** @description `migration_not_found`: The migration was not found */
            404: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/problem+json": components["schemas"]["Problem"];
                };
            };
            /** @description `body_too_large`: The body is too large */
            413: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/problem+json": components["schemas"]["Problem"];
                };
            };
            /** @description `unsupported_media_type`: The content type is not supported */
            415: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/problem+json": components["schemas"]["Problem"];
                };
            };
            /** @description `rate_limited`: Too many requests */
            429: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/problem+json": components["schemas"]["Problem"];
                };
            };
            /** @description `internal`: Something went wrong on our side */
            500: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/problem+json": components["schemas"]["Problem"];
                };
            };
            /**
             * @description `insufficient_storage`: There is no space left to store data
             *
             *     `unavailable`: The service is not available right now
             */
            503: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/problem+json": components["schemas"]["Problem"];
                };
            };
        };
    };
    createDecisionBatch: {
        parameters: {
            query?: never;
            header?: {
                /** @description a repetition with the same key is given the first answer, for 24 hours */
                "Idempotency-Key"?: string;
            };
            path: {
                migration_id: string;
            };
            cookie?: never;
        };
        requestBody: {
            content: {
                /**
                 * @example {
                 *       "validation_id": "d94b3e72-5f08-4b6d-9c12-7a1e8d5f20b6",
                 *       "cause": "g3",
                 *       "reason": "new premiums from July"
                 *     }
                 */
                "application/json": components["schemas"]["NewDecisionBatch"];
            };
        };
        responses: {
            /** @description the discrepancies are accepted */
            201: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["DecisionBatch"];
                };
            };
            /**
             * @description `invalid_json`: The body is not JSON
             *
             *     `invalid_body`: The body is not valid
             *
             *     `invalid_idempotency_key`: The idempotency key is not valid
             *
             *     `unknown_discrepancy`: The validation has no such discrepancy
             */
            400: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/problem+json": components["schemas"]["Problem"];
                };
            };
            /** @description `not_authenticated`: Authentication is needed */
            401: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/problem+json": components["schemas"]["Problem"];
                };
            };
            /**
             * @description `missing_scope`: The key lacks a scope
             *
             *     `missing_role`: The user's role does not allow this
             *
             *     `csrf_token_invalid`: The CSRF token is missing or wrong
             */
            403: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/problem+json": components["schemas"]["Problem"];
                };
            };
            /** @description `migration_not_found`: The migration was not found */
            404: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/problem+json": components["schemas"]["Problem"];
                };
            };
            /**
             * @description `idempotency_in_progress`: The same request is being carried out
             *
             *     `validation_not_completed`: The validation is not completed
             *
             *     `already_decided`: The discrepancy is already decided
             */
            409: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/problem+json": components["schemas"]["Problem"];
                };
            };
            /** @description `body_too_large`: The body is too large */
            413: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/problem+json": components["schemas"]["Problem"];
                };
            };
            /** @description `unsupported_media_type`: The content type is not supported */
            415: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/problem+json": components["schemas"]["Problem"];
                };
            };
            /** @description `idempotency_mismatch`: The idempotency key was used with another request */
            422: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/problem+json": components["schemas"]["Problem"];
                };
            };
            /** @description `rate_limited`: Too many requests */
            429: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/problem+json": components["schemas"]["Problem"];
                };
            };
            /** @description `internal`: Something went wrong on our side */
            500: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/problem+json": components["schemas"]["Problem"];
                };
            };
            /**
             * @description `insufficient_storage`: There is no space left to store data
             *
             *     `unavailable`: The service is not available right now
             */
            503: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/problem+json": components["schemas"]["Problem"];
                };
            };
        };
    };
    deleteDecisionBatch: {
        parameters: {
            query?: never;
            header?: never;
            path: {
                id: string;
                migration_id: string;
            };
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description the decisions are deleted */
            204: {
                headers: {
                    [name: string]: unknown;
                };
                content?: never;
            };
            /** @description `not_authenticated`: Authentication is needed */
            401: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/problem+json": components["schemas"]["Problem"];
                };
            };
            /**
             * @description `missing_scope`: The key lacks a scope
             *
             *     `missing_role`: The user's role does not allow this
             *
             *     `csrf_token_invalid`: The CSRF token is missing or wrong
             */
            403: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/problem+json": components["schemas"]["Problem"];
                };
            };
            /**
             * @description `migration_not_found`: The migration was not found
             *
             *     `decision_not_found`: The decision was not found
             */
            404: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/problem+json": components["schemas"]["Problem"];
                };
            };
            /** @description `rate_limited`: Too many requests */
            429: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/problem+json": components["schemas"]["Problem"];
                };
            };
            /** @description `internal`: Something went wrong on our side */
            500: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/problem+json": components["schemas"]["Problem"];
                };
            };
            /**
             * @description `insufficient_storage`: There is no space left to store data
             *
             *     `unavailable`: The service is not available right now
             */
            503: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/problem+json": components["schemas"]["Problem"];
                };
            };
        };
    };
    listDecisions: {
        parameters: {
            query?: {
                ordering?: "-created_at" | "created_at";
                page?: number;
                /** @description more than 100 is 100 */
                page_size?: number;
            };
            header?: never;
            path: {
                migration_id: string;
            };
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description a page of decisions */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["DecisionPage"];
                };
            };
            /** @description `invalid_query`: A query parameter is not valid */
            400: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/problem+json": components["schemas"]["Problem"];
                };
            };
            /** @description `not_authenticated`: Authentication is needed */
            401: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/problem+json": components["schemas"]["Problem"];
                };
            };
            /** @description `missing_scope`: The key lacks a scope */
            403: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/problem+json": components["schemas"]["Problem"];
                };
            };
            /**
             * @description `page_not_found`: The list has no such page
             *
             *     `migration_not_found`: The migration was not found
             */
            404: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/problem+json": components["schemas"]["Problem"];
                };
            };
            /** @description `rate_limited`: Too many requests */
            429: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/problem+json": components["schemas"]["Problem"];
                };
            };
            /** @description `internal`: Something went wrong on our side */
            500: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/problem+json": components["schemas"]["Problem"];
                };
            };
            /** @description `unavailable`: The service is not available right now */
            503: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/problem+json": components["schemas"]["Problem"];
                };
            };
        };
    };
    createDecision: {
        parameters: {
            query?: never;
            header?: {
                /** @description a repetition with the same key is given the first answer, for 24 hours */
                "Idempotency-Key"?: string;
            };
            path: {
                migration_id: string;
            };
            cookie?: never;
        };
        requestBody: {
            content: {
                /**
                 * @example {
                 *       "validation_id": "d94b3e72-5f08-4b6d-9c12-7a1e8d5f20b6",
                 *       "key": "[\"pay_period\",null,null,\"pay_period.start\",[\"2026-07-04\",\"2026-07-01\"]]",
                 *       "reason": "the new provider's week begins on Wednesday"
                 *     }
                 */
                "application/json": components["schemas"]["NewDecision"];
            };
        };
        responses: {
            /** @description the discrepancy is accepted */
            201: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Decision"];
                };
            };
            /**
             * @description `invalid_json`: The body is not JSON
             *
             *     `invalid_body`: The body is not valid
             *
             *     `invalid_idempotency_key`: The idempotency key is not valid
             *
             *     `unknown_discrepancy`: The validation has no such discrepancy
             */
            400: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/problem+json": components["schemas"]["Problem"];
                };
            };
            /** @description `not_authenticated`: Authentication is needed */
            401: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/problem+json": components["schemas"]["Problem"];
                };
            };
            /**
             * @description `missing_scope`: The key lacks a scope
             *
             *     `missing_role`: The user's role does not allow this
             *
             *     `csrf_token_invalid`: The CSRF token is missing or wrong
             */
            403: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/problem+json": components["schemas"]["Problem"];
                };
            };
            /** @description `migration_not_found`: The migration was not found */
            404: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/problem+json": components["schemas"]["Problem"];
                };
            };
            /**
             * @description `idempotency_in_progress`: The same request is being carried out
             *
             *     `validation_not_completed`: The validation is not completed
             *
             *     `already_decided`: The discrepancy is already decided
             */
            409: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/problem+json": components["schemas"]["Problem"];
                };
            };
            /** @description `body_too_large`: The body is too large */
            413: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/problem+json": components["schemas"]["Problem"];
                };
            };
            /** @description `unsupported_media_type`: The content type is not supported */
            415: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/problem+json": components["schemas"]["Problem"];
                };
            };
            /** @description `idempotency_mismatch`: The idempotency key was used with another request */
            422: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/problem+json": components["schemas"]["Problem"];
                };
            };
            /** @description `rate_limited`: Too many requests */
            429: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/problem+json": components["schemas"]["Problem"];
                };
            };
            /** @description `internal`: Something went wrong on our side */
            500: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/problem+json": components["schemas"]["Problem"];
                };
            };
            /**
             * @description `insufficient_storage`: There is no space left to store data
             *
             *     `unavailable`: The service is not available right now
             */
            503: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/problem+json": components["schemas"]["Problem"];
                };
            };
        };
    };
    getDecision: {
        parameters: {
            query?: never;
            header?: never;
            path: {
                id: string;
                migration_id: string;
            };
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description the decision */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Decision"];
                };
            };
            /** @description `not_authenticated`: Authentication is needed */
            401: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/problem+json": components["schemas"]["Problem"];
                };
            };
            /** @description `missing_scope`: The key lacks a scope */
            403: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/problem+json": components["schemas"]["Problem"];
                };
            };
            /**
             * @description `migration_not_found`: The migration was not found
             *
             *     `decision_not_found`: The decision was not found
             */
            404: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/problem+json": components["schemas"]["Problem"];
                };
            };
            /** @description `rate_limited`: Too many requests */
            429: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/problem+json": components["schemas"]["Problem"];
                };
            };
            /** @description `internal`: Something went wrong on our side */
            500: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/problem+json": components["schemas"]["Problem"];
                };
            };
            /** @description `unavailable`: The service is not available right now */
            503: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/problem+json": components["schemas"]["Problem"];
                };
            };
        };
    };
    deleteDecision: {
        parameters: {
            query?: never;
            header?: never;
            path: {
                id: string;
                migration_id: string;
            };
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description the decision is deleted */
            204: {
                headers: {
                    [name: string]: unknown;
                };
                content?: never;
            };
            /** @description `not_authenticated`: Authentication is needed */
            401: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/problem+json": components["schemas"]["Problem"];
                };
            };
            /**
             * @description `missing_scope`: The key lacks a scope
             *
             *     `missing_role`: The user's role does not allow this
             *
             *     `csrf_token_invalid`: The CSRF token is missing or wrong
             */
            403: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/problem+json": components["schemas"]["Problem"];
                };
            };
            /**
             * @description `migration_not_found`: The migration was not found
             *
             *     `decision_not_found`: The decision was not found
             */
            404: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/problem+json": components["schemas"]["Problem"];
                };
            };
            /** @description `rate_limited`: Too many requests */
            429: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/problem+json": components["schemas"]["Problem"];
                };
            };
            /** @description `internal`: Something went wrong on our side */
            500: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/problem+json": components["schemas"]["Problem"];
                };
            };
            /**
             * @description `insufficient_storage`: There is no space left to store data
             *
             *     `unavailable`: The service is not available right now
             */
            503: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/problem+json": components["schemas"]["Problem"];
                };
            };
        };
    };
    getReadiness: {
        parameters: {
            query?: never;
            header?: never;
            path: {
                migration_id: string;
            };
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description go or no-go */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Readiness"];
                };
            };
            /** @description `not_authenticated`: Authentication is needed */
            401: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/problem+json": components["schemas"]["Problem"];
                };
            };
            /** @description `missing_scope`: The key lacks a scope */
            403: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/problem+json": components["schemas"]["Problem"];
                };
            };
            /** @description `migration_not_found`: The migration was not found */
            404: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/problem+json": components["schemas"]["Problem"];
                };
            };
            /** @description `rate_limited`: Too many requests */
            429: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/problem+json": components["schemas"]["Problem"];
                };
            };
            /** @description `internal`: Something went wrong on our side */
            500: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/problem+json": components["schemas"]["Problem"];
                };
            };
            /** @description `unavailable`: The service is not available right now */
            503: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/problem+json": components["schemas"]["Problem"];
                };
            };
        };
    };
    listRuns: {
        parameters: {
            query?: {
                document_id?: string;
                ordering?: "-created_at" | "created_at";
                page?: number;
                /** @description more than 100 is 100 */
                page_size?: number;
                run_type?: "source" | "target";
                status?: "pending" | "processing" | "completed" | "failed";
            };
            header?: never;
            path: {
                migration_id: string;
            };
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description a page of runs */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["RunPage"];
                };
            };
            /** @description `invalid_query`: A query parameter is not valid */
            400: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/problem+json": components["schemas"]["Problem"];
                };
            };
            /** @description `not_authenticated`: Authentication is needed */
            401: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/problem+json": components["schemas"]["Problem"];
                };
            };
            /** @description `missing_scope`: The key lacks a scope */
            403: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/problem+json": components["schemas"]["Problem"];
                };
            };
            /**
             * @description `page_not_found`: The list has no such page
             *
             *     `migration_not_found`: The migration was not found
             */
            404: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/problem+json": components["schemas"]["Problem"];
                };
            };
            /** @description `rate_limited`: Too many requests */
            429: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/problem+json": components["schemas"]["Problem"];
                };
            };
            /** @description `internal`: Something went wrong on our side */
            500: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/problem+json": components["schemas"]["Problem"];
                };
            };
            /** @description `unavailable`: The service is not available right now */
            503: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/problem+json": components["schemas"]["Problem"];
                };
            };
        };
    };
    createRun: {
        parameters: {
            query?: never;
            header?: {
                /** @description a repetition with the same key is given the first answer, for 24 hours */
                "Idempotency-Key"?: string;
            };
            path: {
                migration_id: string;
            };
            cookie?: never;
        };
        requestBody: {
            content: {
                /**
                 * @example {
                 *       "run_type": "source",
                 *       "document_id": "6f1d2a90-4c1b-4a57-9d0e-2b8f4c7e1a35"
                 *     }
                 */
                "application/json": components["schemas"]["NewRun"];
            };
        };
        responses: {
            /** @description the run is pending */
            201: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Run"];
                };
            };
            /**
             * @description `invalid_json`: The body is not JSON
             *
             *     `invalid_body`: The body is not valid
             *
             *     `invalid_idempotency_key`: The idempotency key is not valid
             */
            400: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/problem+json": components["schemas"]["Problem"];
                };
            };
            /** @description `not_authenticated`: Authentication is needed */
            401: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/problem+json": components["schemas"]["Problem"];
                };
            };
            /**
             * @description `missing_scope`: The key lacks a scope
             *
             *     `missing_role`: The user's role does not allow this
             *
             *     `csrf_token_invalid`: The CSRF token is missing or wrong
             */
            403: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/problem+json": components["schemas"]["Problem"];
                };
            };
            /**
             * @description `migration_not_found`: The migration was not found
             *
             *     `document_not_found`: The document was not found
             */
            404: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/problem+json": components["schemas"]["Problem"];
                };
            };
            /** @description `idempotency_in_progress`: The same request is being carried out */
            409: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/problem+json": components["schemas"]["Problem"];
                };
            };
            /** @description `body_too_large`: The body is too large */
            413: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/problem+json": components["schemas"]["Problem"];
                };
            };
            /** @description `unsupported_media_type`: The content type is not supported */
            415: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/problem+json": components["schemas"]["Problem"];
                };
            };
            /** @description `idempotency_mismatch`: The idempotency key was used with another request */
            422: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/problem+json": components["schemas"]["Problem"];
                };
            };
            /** @description `rate_limited`: Too many requests */
            429: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/problem+json": components["schemas"]["Problem"];
                };
            };
            /** @description `internal`: Something went wrong on our side */
            500: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/problem+json": components["schemas"]["Problem"];
                };
            };
            /**
             * @description `insufficient_storage`: There is no space left to store data
             *
             *     `unavailable`: The service is not available right now
             */
            503: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/problem+json": components["schemas"]["Problem"];
                };
            };
        };
    };
    getRun: {
        parameters: {
            query?: never;
            header?: never;
            path: {
                id: string;
                migration_id: string;
            };
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description the run */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Run"];
                };
            };
            /** @description `not_authenticated`: Authentication is needed */
            401: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/problem+json": components["schemas"]["Problem"];
                };
            };
            /** @description `missing_scope`: The key lacks a scope */
            403: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/problem+json": components["schemas"]["Problem"];
                };
            };
            /**
             * @description `migration_not_found`: The migration was not found
             *
             *     `run_not_found`: The run was not found
             */
            404: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/problem+json": components["schemas"]["Problem"];
                };
            };
            /** @description `rate_limited`: Too many requests */
            429: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/problem+json": components["schemas"]["Problem"];
                };
            };
            /** @description `internal`: Something went wrong on our side */
            500: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/problem+json": components["schemas"]["Problem"];
                };
            };
            /** @description `unavailable`: The service is not available right now */
            503: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/problem+json": components["schemas"]["Problem"];
                };
            };
        };
    };
    deleteRun: {
        parameters: {
            query?: never;
            header?: never;
            path: {
                id: string;
                migration_id: string;
            };
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description the run is deleted */
            204: {
                headers: {
                    [name: string]: unknown;
                };
                content?: never;
            };
            /** @description `not_authenticated`: Authentication is needed */
            401: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/problem+json": components["schemas"]["Problem"];
                };
            };
            /**
             * @description `missing_scope`: The key lacks a scope
             *
             *     `missing_role`: The user's role does not allow this
             *
             *     `csrf_token_invalid`: The CSRF token is missing or wrong
             */
            403: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/problem+json": components["schemas"]["Problem"];
                };
            };
            /**
             * @description `migration_not_found`: The migration was not found
             *
             *     `run_not_found`: The run was not found
             */
            404: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/problem+json": components["schemas"]["Problem"];
                };
            };
            /** @description `rate_limited`: Too many requests */
            429: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/problem+json": components["schemas"]["Problem"];
                };
            };
            /** @description `internal`: Something went wrong on our side */
            500: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/problem+json": components["schemas"]["Problem"];
                };
            };
            /**
             * @description `insufficient_storage`: There is no space left to store data
             *
             *     `unavailable`: The service is not available right now
             */
            503: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/problem+json": components["schemas"]["Problem"];
                };
            };
        };
    };
    updateRun: {
        parameters: {
            query?: never;
            header?: never;
            path: {
                id: string;
                migration_id: string;
            };
            cookie?: never;
        };
        requestBody: {
            content: {
                /**
                 * @example {
                 *       "document_id": "6f1d2a90-4c1b-4a57-9d0e-2b8f4c7e1a35"
                 *     }
                 */
                "application/json": components["schemas"]["RunChanges"];
            };
        };
        responses: {
            /** @description the run as it is now */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Run"];
                };
            };
            /**
             * @description `invalid_json`: The body is not JSON
             *
             *     `invalid_body`: The body is not valid
             */
            400: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/problem+json": components["schemas"]["Problem"];
                };
            };
            /** @description `not_authenticated`: Authentication is needed */
            401: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/problem+json": components["schemas"]["Problem"];
                };
            };
            /**
             * @description `missing_scope`: The key lacks a scope
             *
             *     `missing_role`: The user's role does not allow this
             *
             *     `csrf_token_invalid`: The CSRF token is missing or wrong
             */
            403: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/problem+json": components["schemas"]["Problem"];
                };
            };
            /**
             * @description `migration_not_found`: The migration was not found
             *
             *     `run_not_found`: The run was not found
             *
             *     `document_not_found`: The document was not found
             */
            404: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/problem+json": components["schemas"]["Problem"];
                };
            };
            /** @description `body_too_large`: The body is too large */
            413: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/problem+json": components["schemas"]["Problem"];
                };
            };
            /** @description `unsupported_media_type`: The content type is not supported */
            415: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/problem+json": components["schemas"]["Problem"];
                };
            };
            /** @description `rate_limited`: Too many requests */
            429: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/problem+json": components["schemas"]["Problem"];
                };
            };
            /** @description `internal`: Something went wrong on our side */
            500: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/problem+json": components["schemas"]["Problem"];
                };
            };
            /**
             * @description `insufficient_storage`: There is no space left to store data
             *
             *     `unavailable`: The service is not available right now
             */
            503: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/problem+json": components["schemas"]["Problem"];
                };
            };
        };
    };
    listSignOffs: {
        parameters: {
            query?: {
                ordering?: "-created_at" | "created_at";
                page?: number;
                /** @description more than 100 is 100 */
                page_size?: number;
            };
            header?: never;
            path: {
                migration_id: string;
            };
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description a page of sign-offs */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["SignOffPage"];
                };
            };
            /** @description `invalid_query`: A query parameter is not valid */
            400: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/problem+json": components["schemas"]["Problem"];
                };
            };
            /** @description `not_authenticated`: Authentication is needed */
            401: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/problem+json": components["schemas"]["Problem"];
                };
            };
            /** @description `missing_scope`: The key lacks a scope */
            403: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/problem+json": components["schemas"]["Problem"];
                };
            };
            /**
             * @description `page_not_found`: The list has no such page
             *
             *     `migration_not_found`: The migration was not found
             */
            404: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/problem+json": components["schemas"]["Problem"];
                };
            };
            /** @description `rate_limited`: Too many requests */
            429: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/problem+json": components["schemas"]["Problem"];
                };
            };
            /** @description `internal`: Something went wrong on our side */
            500: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/problem+json": components["schemas"]["Problem"];
                };
            };
            /** @description `unavailable`: The service is not available right now */
            503: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/problem+json": components["schemas"]["Problem"];
                };
            };
        };
    };
    createSignOff: {
        parameters: {
            query?: never;
            header?: {
                /** @description a repetition with the same key is given the first answer, for 24 hours */
                "Idempotency-Key"?: string;
            };
            path: {
                migration_id: string;
            };
            cookie?: never;
        };
        requestBody: {
            content: {
                /**
                 * @example {
                 *       "comment": "checked against the bank file"
                 *     }
                 */
                "application/json": components["schemas"]["NewSignOff"];
            };
        };
        responses: {
            /** @description the migration is signed */
            201: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["SignOff"];
                };
            };
            /**
             * @description `invalid_json`: The body is not JSON
             *
             *     `invalid_body`: The body is not valid
             *
             *     `invalid_idempotency_key`: The idempotency key is not valid
             */
            400: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/problem+json": components["schemas"]["Problem"];
                };
            };
            /** @description `not_authenticated`: Authentication is needed */
            401: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/problem+json": components["schemas"]["Problem"];
                };
            };
            /**
             * @description `missing_scope`: The key lacks a scope
             *
             *     `missing_role`: The user's role does not allow this
             *
             *     `csrf_token_invalid`: The CSRF token is missing or wrong
             */
            403: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/problem+json": components["schemas"]["Problem"];
                };
            };
            /** @description `migration_not_found`: The migration was not found */
            404: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/problem+json": components["schemas"]["Problem"];
                };
            };
            /**
             * @description `idempotency_in_progress`: The same request is being carried out
             *
             *     `migration_not_ready`: The migration is not ready yet
             *
             *     `prepared_by_caller`: Another person must sign
             */
            409: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/problem+json": components["schemas"]["Problem"];
                };
            };
            /** @description `body_too_large`: The body is too large */
            413: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/problem+json": components["schemas"]["Problem"];
                };
            };
            /** @description `unsupported_media_type`: The content type is not supported */
            415: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/problem+json": components["schemas"]["Problem"];
                };
            };
            /** @description `idempotency_mismatch`: The idempotency key was used with another request */
            422: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/problem+json": components["schemas"]["Problem"];
                };
            };
            /** @description `rate_limited`: Too many requests */
            429: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/problem+json": components["schemas"]["Problem"];
                };
            };
            /** @description `internal`: Something went wrong on our side */
            500: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/problem+json": components["schemas"]["Problem"];
                };
            };
            /**
             * @description `insufficient_storage`: There is no space left to store data
             *
             *     `unavailable`: The service is not available right now
             */
            503: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/problem+json": components["schemas"]["Problem"];
                };
            };
        };
    };
    getSignOff: {
        parameters: {
            query?: never;
            header?: never;
            path: {
                id: string;
                migration_id: string;
            };
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description the sign-off */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["SignOff"];
                };
            };
            /** @description `not_authenticated`: Authentication is needed */
            401: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/problem+json": components["schemas"]["Problem"];
                };
            };
            /** @description `missing_scope`: The key lacks a scope */
            403: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/problem+json": components["schemas"]["Problem"];
                };
            };
            /**
             * @description `migration_not_found`: The migration was not found
             *
             *     `sign_off_not_found`: The sign-off was not found
             */
            404: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/problem+json": components["schemas"]["Problem"];
                };
            };
            /** @description `rate_limited`: Too many requests */
            429: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/problem+json": components["schemas"]["Problem"];
                };
            };
            /** @description `internal`: Something went wrong on our side */
            500: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/problem+json": components["schemas"]["Problem"];
                };
            };
            /** @description `unavailable`: The service is not available right now */
            503: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/problem+json": components["schemas"]["Problem"];
                };
            };
        };
    };
    listValidations: {
        parameters: {
            query?: {
                ordering?: "-created_at" | "created_at";
                page?: number;
                /** @description more than 100 is 100 */
                page_size?: number;
                status?: "pending" | "processing" | "completed" | "failed";
            };
            header?: never;
            path: {
                migration_id: string;
            };
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description a page of validations */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["ValidationItemPage"];
                };
            };
            /** @description `invalid_query`: A query parameter is not valid */
            400: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/problem+json": components["schemas"]["Problem"];
                };
            };
            /** @description `not_authenticated`: Authentication is needed */
            401: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/problem+json": components["schemas"]["Problem"];
                };
            };
            /** @description `missing_scope`: The key lacks a scope */
            403: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/problem+json": components["schemas"]["Problem"];
                };
            };
            /**
             * @description `page_not_found`: The list has no such page
             *
             *     `migration_not_found`: The migration was not found
             */
            404: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/problem+json": components["schemas"]["Problem"];
                };
            };
            /** @description `rate_limited`: Too many requests */
            429: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/problem+json": components["schemas"]["Problem"];
                };
            };
            /** @description `internal`: Something went wrong on our side */
            500: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/problem+json": components["schemas"]["Problem"];
                };
            };
            /** @description `unavailable`: The service is not available right now */
            503: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/problem+json": components["schemas"]["Problem"];
                };
            };
        };
    };
    createValidation: {
        parameters: {
            query?: never;
            header?: {
                /** @description a repetition with the same key is given the first answer, for 24 hours */
                "Idempotency-Key"?: string;
            };
            path: {
                migration_id: string;
            };
            cookie?: never;
        };
        requestBody: {
            content: {
                /**
                 * @example {
                 *       "source_run_id": "b7c5e0d4-91a2-4c3f-8e6b-5d2a7f90c1e8",
                 *       "target_run_id": "c2a8f1b6-3d47-4e59-a0b1-8f6e2c94d7a3"
                 *     }
                 */
                "application/json": components["schemas"]["NewValidation"];
            };
        };
        responses: {
            /** @description the validation is queued */
            201: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Validation"];
                };
            };
            /**
             * @description `invalid_json`: The body is not JSON
             *
             *     `invalid_body`: The body is not valid
             *
             *     `invalid_idempotency_key`: The idempotency key is not valid
             *
             *     `run_not_in_migration`: The run is not part of the migration
             *
             *     `wrong_run_type`: The run has another type
             */
            400: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/problem+json": components["schemas"]["Problem"];
                };
            };
            /** @description `not_authenticated`: Authentication is needed */
            401: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/problem+json": components["schemas"]["Problem"];
                };
            };
            /**
             * @description `missing_scope`: The key lacks a scope
             *
             *     `missing_role`: The user's role does not allow this
             *
             *     `csrf_token_invalid`: The CSRF token is missing or wrong
             */
            403: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/problem+json": components["schemas"]["Problem"];
                };
            };
            /** @description `migration_not_found`: The migration was not found */
            404: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/problem+json": components["schemas"]["Problem"];
                };
            };
            /** @description `idempotency_in_progress`: The same request is being carried out */
            409: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/problem+json": components["schemas"]["Problem"];
                };
            };
            /** @description `body_too_large`: The body is too large */
            413: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/problem+json": components["schemas"]["Problem"];
                };
            };
            /** @description `unsupported_media_type`: The content type is not supported */
            415: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/problem+json": components["schemas"]["Problem"];
                };
            };
            /** @description `idempotency_mismatch`: The idempotency key was used with another request */
            422: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/problem+json": components["schemas"]["Problem"];
                };
            };
            /** @description `rate_limited`: Too many requests */
            429: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/problem+json": components["schemas"]["Problem"];
                };
            };
            /** @description `internal`: Something went wrong on our side */
            500: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/problem+json": components["schemas"]["Problem"];
                };
            };
            /**
             * @description `insufficient_storage`: There is no space left to store data
             *
             *     `unavailable`: The service is not available right now
             */
            503: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/problem+json": components["schemas"]["Problem"];
                };
            };
        };
    };
    getValidation: {
        parameters: {
            query?: never;
            header?: never;
            path: {
                id: string;
                migration_id: string;
            };
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description the validation */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Validation"];
                };
            };
            /** @description `not_authenticated`: Authentication is needed */
            401: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/problem+json": components["schemas"]["Problem"];
                };
            };
            /** @description `missing_scope`: The key lacks a scope */
            403: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/problem+json": components["schemas"]["Problem"];
                };
            };
            /**
             * @description `migration_not_found`: The migration was not found
             *
             *     `validation_not_found`: The validation was not found
             */
            404: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/problem+json": components["schemas"]["Problem"];
                };
            };
            /** @description `rate_limited`: Too many requests */
            429: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/problem+json": components["schemas"]["Problem"];
                };
            };
            /** @description `internal`: Something went wrong on our side */
            500: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/problem+json": components["schemas"]["Problem"];
                };
            };
            /** @description `unavailable`: The service is not available right now */
            503: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/problem+json": components["schemas"]["Problem"];
                };
            };
        };
    };
    deleteValidation: {
        parameters: {
            query?: never;
            header?: never;
            path: {
                id: string;
                migration_id: string;
            };
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description the validation is deleted */
            204: {
                headers: {
                    [name: string]: unknown;
                };
                content?: never;
            };
            /** @description `not_authenticated`: Authentication is needed */
            401: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/problem+json": components["schemas"]["Problem"];
                };
            };
            /**
             * @description `missing_scope`: The key lacks a scope
             *
             *     `missing_role`: The user's role does not allow this
             *
             *     `csrf_token_invalid`: The CSRF token is missing or wrong
             */
            403: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/problem+json": components["schemas"]["Problem"];
                };
            };
            /**
             * @description `migration_not_found`: The migration was not found
             *
             *     `validation_not_found`: The validation was not found
             */
            404: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/problem+json": components["schemas"]["Problem"];
                };
            };
            /** @description `rate_limited`: Too many requests */
            429: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/problem+json": components["schemas"]["Problem"];
                };
            };
            /** @description `internal`: Something went wrong on our side */
            500: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/problem+json": components["schemas"]["Problem"];
                };
            };
            /**
             * @description `insufficient_storage`: There is no space left to store data
             *
             *     `unavailable`: The service is not available right now
             */
            503: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/problem+json": components["schemas"]["Problem"];
                };
            };
        };
    };
    getValidationReport: {
        parameters: {
            query?: {
                format?: "json" | "csv" | "xlsx" | "html";
            };
            header?: never;
            path: {
                id: string;
                migration_id: string;
            };
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description the report */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["ValidationReport"];
                    "application/vnd.openxmlformats-officedocument.spreadsheetml.sheet": string;
                    "text/csv": string;
                    "text/html": string;
                };
            };
            /** @description `invalid_query`: A query parameter is not valid */
            400: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/problem+json": components["schemas"]["Problem"];
                };
            };
            /** @description `not_authenticated`: Authentication is needed */
            401: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/problem+json": components["schemas"]["Problem"];
                };
            };
            /** @description `missing_scope`: The key lacks a scope */
            403: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/problem+json": components["schemas"]["Problem"];
                };
            };
            /**
             * @description `migration_not_found`: The migration was not found
             *
             *     `validation_not_found`: The validation was not found
             */
            404: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/problem+json": components["schemas"]["Problem"];
                };
            };
            /** @description `validation_not_completed`: The validation is not completed */
            409: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/problem+json": components["schemas"]["Problem"];
                };
            };
            /** @description `rate_limited`: Too many requests */
            429: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/problem+json": components["schemas"]["Problem"];
                };
            };
            /** @description `internal`: Something went wrong on our side */
            500: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/problem+json": components["schemas"]["Problem"];
                };
            };
            /** @description `unavailable`: The service is not available right now */
            503: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/problem+json": components["schemas"]["Problem"];
                };
            };
        };
    };
    resubmitValidation: {
        parameters: {
            query?: never;
            header?: {
                /** @description a repetition with the same key is given the first answer, for 24 hours */
                "Idempotency-Key"?: string;
            };
            path: {
                id: string;
                migration_id: string;
            };
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description the validation is pending again */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["ValidationItem"];
                };
            };
            /**
             * @description `invalid_idempotency_key`: The idempotency key is not valid
             *
             *     `validation_not_failed`: The validation has not failed
             */
            400: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/problem+json": components["schemas"]["Problem"];
                };
            };
            /** @description `not_authenticated`: Authentication is needed */
            401: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/problem+json": components["schemas"]["Problem"];
                };
            };
            /**
             * @description `missing_scope`: The key lacks a scope
             *
             *     `missing_role`: The user's role does not allow this
             *
             *     `csrf_token_invalid`: The CSRF token is missing or wrong
             */
            403: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/problem+json": components["schemas"]["Problem"];
                };
            };
            /**
             * @description `migration_not_found`: The migration was not found
             *
             *     `validation_not_found`: The validation was not found
             */
            404: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/problem+json": components["schemas"]["Problem"];
                };
            };
            /** @description `idempotency_in_progress`: The same request is being carried out */
            409: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/problem+json": components["schemas"]["Problem"];
                };
            };
            /** @description `idempotency_mismatch`: The idempotency key was used with another request */
            422: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/problem+json": components["schemas"]["Problem"];
                };
            };
            /** @description `rate_limited`: Too many requests */
            429: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/problem+json": components["schemas"]["Problem"];
                };
            };
            /** @description `internal`: Something went wrong on our side */
            500: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/problem+json": components["schemas"]["Problem"];
                };
            };
            /**
             * @description `insufficient_storage`: There is no space left to store data
             *
             *     `unavailable`: The service is not available right now
             */
            503: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/problem+json": components["schemas"]["Problem"];
                };
            };
        };
    };
    listProviders: {
        parameters: {
            query?: {
                ordering?: "-created_at" | "created_at";
                page?: number;
                /** @description more than 100 is 100 */
                page_size?: number;
            };
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description a page of providers, by slug */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["ProviderPage"];
                };
            };
            /** @description `invalid_query`: A query parameter is not valid */
            400: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/problem+json": components["schemas"]["Problem"];
                };
            };
            /** @description `page_not_found`: The list has no such page */
            404: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/problem+json": components["schemas"]["Problem"];
                };
            };
            /** @description `rate_limited`: Too many requests */
            429: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/problem+json": components["schemas"]["Problem"];
                };
            };
            /** @description `internal`: Something went wrong on our side */
            500: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/problem+json": components["schemas"]["Problem"];
                };
            };
            /** @description `unavailable`: The service is not available right now */
            503: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/problem+json": components["schemas"]["Problem"];
                };
            };
        };
    };
    getProvider: {
        parameters: {
            query?: never;
            header?: never;
            path: {
                slug: string;
            };
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description the provider */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Provider"];
                };
            };
            /** @description `provider_not_found`: The provider was not found */
            404: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/problem+json": components["schemas"]["Problem"];
                };
            };
            /** @description `rate_limited`: Too many requests */
            429: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/problem+json": components["schemas"]["Problem"];
                };
            };
            /** @description `internal`: Something went wrong on our side */
            500: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/problem+json": components["schemas"]["Problem"];
                };
            };
            /** @description `unavailable`: The service is not available right now */
            503: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/problem+json": components["schemas"]["Problem"];
                };
            };
        };
    };
    getRetention: {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description the retention */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Retention"];
                };
            };
            /** @description `not_authenticated`: Authentication is needed */
            401: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/problem+json": components["schemas"]["Problem"];
                };
            };
            /** @description `missing_scope`: The key lacks a scope */
            403: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/problem+json": components["schemas"]["Problem"];
                };
            };
            /** @description `rate_limited`: Too many requests */
            429: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/problem+json": components["schemas"]["Problem"];
                };
            };
            /** @description `internal`: Something went wrong on our side */
            500: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/problem+json": components["schemas"]["Problem"];
                };
            };
            /** @description `unavailable`: The service is not available right now */
            503: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/problem+json": components["schemas"]["Problem"];
                };
            };
        };
    };
    putRetention: {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody: {
            content: {
                /**
                 * @example {
                 *       "retention_days": 2555
                 *     }
                 */
                "application/json": components["schemas"]["Retention"];
            };
        };
        responses: {
            /** @description the retention */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Retention"];
                };
            };
            /**
             * @description `invalid_json`: The body is not JSON
             *
             *     `invalid_body`: The body is not valid
             */
            400: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/problem+json": components["schemas"]["Problem"];
                };
            };
            /** @description `not_authenticated`: Authentication is needed */
            401: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/problem+json": components["schemas"]["Problem"];
                };
            };
            /**
             * @description `missing_scope`: The key lacks a scope
             *
             *     `missing_role`: The user's role does not allow this
             *
             *     `csrf_token_invalid`: The CSRF token is missing or wrong
             */
            403: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/problem+json": components["schemas"]["Problem"];
                };
            };
            /** @description `body_too_large`: The body is too large */
            413: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/problem+json": components["schemas"]["Problem"];
                };
            };
            /** @description `unsupported_media_type`: The content type is not supported */
            415: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/problem+json": components["schemas"]["Problem"];
                };
            };
            /** @description `rate_limited`: Too many requests */
            429: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/problem+json": components["schemas"]["Problem"];
                };
            };
            /** @description `internal`: Something went wrong on our side */
            500: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/problem+json": components["schemas"]["Problem"];
                };
            };
            /**
             * @description `insufficient_storage`: There is no space left to store data
             *
             *     `unavailable`: The service is not available right now
             */
            503: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/problem+json": components["schemas"]["Problem"];
                };
            };
        };
    };
    previewRetention: {
        parameters: {
            query?: {
                retention_days?: string;
            };
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description the count */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["RetentionPreview"];
                };
            };
            /** @description `invalid_query`: A query parameter is not valid */
            400: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/problem+json": components["schemas"]["Problem"];
                };
            };
            /** @description `not_authenticated`: Authentication is needed */
            401: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/problem+json": components["schemas"]["Problem"];
                };
            };
            /** @description `missing_scope`: The key lacks a scope */
            403: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/problem+json": components["schemas"]["Problem"];
                };
            };
            /** @description `rate_limited`: Too many requests */
            429: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/problem+json": components["schemas"]["Problem"];
                };
            };
            /** @description `internal`: Something went wrong on our side */
            500: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/problem+json": components["schemas"]["Problem"];
                };
            };
            /** @description `unavailable`: The service is not available right now */
            503: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/problem+json": components["schemas"]["Problem"];
                };
            };
        };
    };
    getSession: {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description the session */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Session"];
                };
            };
            /** @description `not_authenticated`: Authentication is needed */
            401: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/problem+json": components["schemas"]["Problem"];
                };
            };
            /** @description `rate_limited`: Too many requests */
            429: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/problem+json": components["schemas"]["Problem"];
                };
            };
            /** @description `internal`: Something went wrong on our side */
            500: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/problem+json": components["schemas"]["Problem"];
                };
            };
            /** @description `unavailable`: The service is not available right now */
            503: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/problem+json": components["schemas"]["Problem"];
                };
            };
        };
    };
    createSession: {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody: {
            content: {
                /**
                 * @example {
                 *       "email": "reviewer@example.com",
                 *       "password": "a long passphrase of your own"
                 *     }
                 */
                "application/json": components["schemas"]["Credentials"];
            };
        };
        responses: {
            /** @description signed in; the session is in a cookie */
            201: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Session"];
                };
            };
            /**
             * @description `invalid_json`: The body is not JSON
             *
             *     `invalid_body`: The body is not valid
             */
            400: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/problem+json": components["schemas"]["Problem"];
                };
            };
            /** @description `wrong_credentials`: The address or the password is wrong */
            401: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/problem+json": components["schemas"]["Problem"];
                };
            };
            /** @description `cross_site_request`: The request comes from another site */
            403: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/problem+json": components["schemas"]["Problem"];
                };
            };
            /** @description `body_too_large`: The body is too large */
            413: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/problem+json": components["schemas"]["Problem"];
                };
            };
            /** @description `unsupported_media_type`: The content type is not supported */
            415: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/problem+json": components["schemas"]["Problem"];
                };
            };
            /**
             * @description `too_many_attempts`: Too many attempts to sign in
             *
             *     `rate_limited`: Too many requests
             */
            429: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/problem+json": components["schemas"]["Problem"];
                };
            };
            /** @description `internal`: Something went wrong on our side */
            500: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/problem+json": components["schemas"]["Problem"];
                };
            };
            /**
             * @description `insufficient_storage`: There is no space left to store data
             *
             *     `unavailable`: The service is not available right now
             */
            503: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/problem+json": components["schemas"]["Problem"];
                };
            };
        };
    };
    deleteSession: {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description signed out */
            204: {
                headers: {
                    [name: string]: unknown;
                };
                content?: never;
            };
            /** @description `not_authenticated`: Authentication is needed */
            401: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/problem+json": components["schemas"]["Problem"];
                };
            };
            /** @description `csrf_token_invalid`: The CSRF token is missing or wrong */
            403: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/problem+json": components["schemas"]["Problem"];
                };
            };
            /** @description `rate_limited`: Too many requests */
            429: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/problem+json": components["schemas"]["Problem"];
                };
            };
            /** @description `internal`: Something went wrong on our side */
            500: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/problem+json": components["schemas"]["Problem"];
                };
            };
            /**
             * @description `insufficient_storage`: There is no space left to store data
             *
             *     `unavailable`: The service is not available right now
             */
            503: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/problem+json": components["schemas"]["Problem"];
                };
            };
        };
    };
    getSetup: {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description the state of the setup */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Setup"];
                };
            };
            /** @description `rate_limited`: Too many requests */
            429: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/problem+json": components["schemas"]["Problem"];
                };
            };
            /** @description `internal`: Something went wrong on our side */
            500: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/problem+json": components["schemas"]["Problem"];
                };
            };
            /** @description `unavailable`: The service is not available right now */
            503: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/problem+json": components["schemas"]["Problem"];
                };
            };
        };
    };
    completeSetup: {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody: {
            content: {
                /**
                 * @example {
                 *       "token": "the token of the printed link",
                 *       "organization": "Harbor Light Foods",
                 *       "email": "owner@example.com",
                 *       "password": "a long passphrase of your own"
                 *     }
                 */
                "application/json": components["schemas"]["NewSetup"];
            };
        };
        responses: {
            /** @description signed in; the session is in a cookie */
            201: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Session"];
                };
            };
            /**
             * @description `invalid_json`: The body is not JSON
             *
             *     `invalid_body`: The body is not valid
             */
            400: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/problem+json": components["schemas"]["Problem"];
                };
            };
            /**
             * @description `setup_link_invalid`: The link is not the one of this service
             *
             *     `cross_site_request`: The request comes from another site
             */
            403: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/problem+json": components["schemas"]["Problem"];
                };
            };
            /** @description `setup_closed`: The service is set up */
            409: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/problem+json": components["schemas"]["Problem"];
                };
            };
            /** @description `body_too_large`: The body is too large */
            413: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/problem+json": components["schemas"]["Problem"];
                };
            };
            /** @description `unsupported_media_type`: The content type is not supported */
            415: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/problem+json": components["schemas"]["Problem"];
                };
            };
            /**
             * @description `too_many_attempts`: Too many attempts to sign in
             *
             *     `rate_limited`: Too many requests
             */
            429: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/problem+json": components["schemas"]["Problem"];
                };
            };
            /** @description `internal`: Something went wrong on our side */
            500: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/problem+json": components["schemas"]["Problem"];
                };
            };
            /**
             * @description `insufficient_storage`: There is no space left to store data
             *
             *     `unavailable`: The service is not available right now
             */
            503: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/problem+json": components["schemas"]["Problem"];
                };
            };
        };
    };
    getSignOffPolicy: {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description the policy */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["SignOffPolicy"];
                };
            };
            /** @description `not_authenticated`: Authentication is needed */
            401: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/problem+json": components["schemas"]["Problem"];
                };
            };
            /** @description `missing_scope`: The key lacks a scope */
            403: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/problem+json": components["schemas"]["Problem"];
                };
            };
            /** @description `rate_limited`: Too many requests */
            429: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/problem+json": components["schemas"]["Problem"];
                };
            };
            /** @description `internal`: Something went wrong on our side */
            500: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/problem+json": components["schemas"]["Problem"];
                };
            };
            /** @description `unavailable`: The service is not available right now */
            503: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/problem+json": components["schemas"]["Problem"];
                };
            };
        };
    };
    putSignOffPolicy: {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody: {
            content: {
                /**
                 * @example {
                 *       "two_persons": true
                 *     }
                 */
                "application/json": components["schemas"]["SignOffPolicy"];
            };
        };
        responses: {
            /** @description the policy */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["SignOffPolicy"];
                };
            };
            /**
             * @description `invalid_json`: The body is not JSON
             *
             *     `invalid_body`: The body is not valid
             */
            400: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/problem+json": components["schemas"]["Problem"];
                };
            };
            /** @description `not_authenticated`: Authentication is needed */
            401: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/problem+json": components["schemas"]["Problem"];
                };
            };
            /**
             * @description `missing_scope`: The key lacks a scope
             *
             *     `missing_role`: The user's role does not allow this
             *
             *     `csrf_token_invalid`: The CSRF token is missing or wrong
             */
            403: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/problem+json": components["schemas"]["Problem"];
                };
            };
            /** @description `body_too_large`: The body is too large */
            413: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/problem+json": components["schemas"]["Problem"];
                };
            };
            /** @description `unsupported_media_type`: The content type is not supported */
            415: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/problem+json": components["schemas"]["Problem"];
                };
            };
            /** @description `rate_limited`: Too many requests */
            429: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/problem+json": components["schemas"]["Problem"];
                };
            };
            /** @description `internal`: Something went wrong on our side */
            500: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/problem+json": components["schemas"]["Problem"];
                };
            };
            /**
             * @description `insufficient_storage`: There is no space left to store data
             *
             *     `unavailable`: The service is not available right now
             */
            503: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/problem+json": components["schemas"]["Problem"];
                };
            };
        };
    };
    uploadSpreadsheet: {
        parameters: {
            query?: never;
            header?: {
                /** @description a repetition with the same key is given the first answer, for 24 hours */
                "Idempotency-Key"?: string;
            };
            path?: never;
            cookie?: never;
        };
        requestBody: {
            content: {
                /**
                 * @example {
                 *       "file": "(the bytes of the file)",
                 *       "create_job": true
                 *     }
                 */
                "multipart/form-data": {
                    /**
                     * @description create an extraction job at once
                     * @default false
                     */
                    create_job?: boolean;
                    /** @description at most 25 MB */
                    file: string;
                    /** @description of an encrypted document, with create_job; kept until the reading has ended, and in no answer */
                    password?: string;
                };
            };
        };
        responses: {
            /** @description the document is stored */
            201: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["UploadedDocument"];
                };
            };
            /**
             * @description `invalid_idempotency_key`: The idempotency key is not valid
             *
             *     `not_a_spreadsheet`: The file is not a spreadsheet
             *
             *     `invalid_multipart`: The form is not valid
             *
             *     `invalid_body`: The body is not valid
             *
             *     `file_too_large`: The file is too large
             */
            400: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/problem+json": components["schemas"]["Problem"];
                };
            };
            /** @description `not_authenticated`: Authentication is needed */
            401: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/problem+json": components["schemas"]["Problem"];
                };
            };
            /**
             * @description `missing_scope`: The key lacks a scope
             *
             *     `missing_role`: The user's role does not allow this
             *
             *     `csrf_token_invalid`: The CSRF token is missing or wrong
             */
            403: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/problem+json": components["schemas"]["Problem"];
                };
            };
            /**
             * @description `idempotency_in_progress`: The same request is being carried out
             *
             *     `storage_quota_exceeded`: The organization's documents take all the room that they may
             */
            409: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/problem+json": components["schemas"]["Problem"];
                };
            };
            /** @description `idempotency_mismatch`: The idempotency key was used with another request */
            422: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/problem+json": components["schemas"]["Problem"];
                };
            };
            /**
             * @description `too_many_uploads`: Too many uploads of the organization are in progress
             *
             *     `too_many_waiting`: Too many jobs of the organization wait
             *
             *     `rate_limited`: Too many requests
             */
            429: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/problem+json": components["schemas"]["Problem"];
                };
            };
            /** @description `internal`: Something went wrong on our side */
            500: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/problem+json": components["schemas"]["Problem"];
                };
            };
            /**
             * @description `queue_full`: Too many jobs wait
             *
             *     `insufficient_storage`: There is no space left to store data
             *
             *     `unavailable`: The service is not available right now
             */
            503: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/problem+json": components["schemas"]["Problem"];
                };
            };
        };
    };
    getStorage: {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description the room they take, and may take */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Storage"];
                };
            };
            /** @description `not_authenticated`: Authentication is needed */
            401: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/problem+json": components["schemas"]["Problem"];
                };
            };
            /** @description `missing_scope`: The key lacks a scope */
            403: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/problem+json": components["schemas"]["Problem"];
                };
            };
            /** @description `rate_limited`: Too many requests */
            429: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/problem+json": components["schemas"]["Problem"];
                };
            };
            /** @description `internal`: Something went wrong on our side */
            500: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/problem+json": components["schemas"]["Problem"];
                };
            };
            /** @description `unavailable`: The service is not available right now */
            503: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/problem+json": components["schemas"]["Problem"];
                };
            };
        };
    };
    listUsers: {
        parameters: {
            query?: {
                ordering?: "-created_at" | "created_at";
                page?: number;
                /** @description more than 100 is 100 */
                page_size?: number;
            };
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description a page of users */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["UserPage"];
                };
            };
            /** @description `invalid_query`: A query parameter is not valid */
            400: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/problem+json": components["schemas"]["Problem"];
                };
            };
            /** @description `not_authenticated`: Authentication is needed */
            401: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/problem+json": components["schemas"]["Problem"];
                };
            };
            /** @description `page_not_found`: The list has no such page */
            404: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/problem+json": components["schemas"]["Problem"];
                };
            };
            /** @description `rate_limited`: Too many requests */
            429: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/problem+json": components["schemas"]["Problem"];
                };
            };
            /** @description `internal`: Something went wrong on our side */
            500: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/problem+json": components["schemas"]["Problem"];
                };
            };
            /** @description `unavailable`: The service is not available right now */
            503: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/problem+json": components["schemas"]["Problem"];
                };
            };
        };
    };
    createUser: {
        parameters: {
            query?: never;
            header?: {
                /** @description a repetition with the same key is given the first answer, for 24 hours */
                "Idempotency-Key"?: string;
            };
            path?: never;
            cookie?: never;
        };
        requestBody: {
            content: {
                /**
                 * @example {
                 *       "email": "reviewer@example.com",
                 *       "password": "a long passphrase of your own",
                 *       "role": "reviewer"
                 *     }
                 */
                "application/json": components["schemas"]["NewUser"];
            };
        };
        responses: {
            /** @description the user */
            201: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["User"];
                };
            };
            /**
             * @description `invalid_json`: The body is not JSON
             *
             *     `invalid_body`: The body is not valid
             *
             *     `invalid_idempotency_key`: The idempotency key is not valid
             */
            400: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/problem+json": components["schemas"]["Problem"];
                };
            };
            /** @description `not_authenticated`: Authentication is needed */
            401: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/problem+json": components["schemas"]["Problem"];
                };
            };
            /**
             * @description `missing_role`: The user's role does not allow this
             *
             *     `csrf_token_invalid`: The CSRF token is missing or wrong
             */
            403: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/problem+json": components["schemas"]["Problem"];
                };
            };
            /**
             * @description `idempotency_in_progress`: The same request is being carried out
             *
             *     `email_taken`: Another user of the organization has this address
             */
            409: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/problem+json": components["schemas"]["Problem"];
                };
            };
            /** @description `body_too_large`: The body is too large */
            413: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/problem+json": components["schemas"]["Problem"];
                };
            };
            /** @description `unsupported_media_type`: The content type is not supported */
            415: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/problem+json": components["schemas"]["Problem"];
                };
            };
            /** @description `idempotency_mismatch`: The idempotency key was used with another request */
            422: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/problem+json": components["schemas"]["Problem"];
                };
            };
            /** @description `rate_limited`: Too many requests */
            429: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/problem+json": components["schemas"]["Problem"];
                };
            };
            /** @description `internal`: Something went wrong on our side */
            500: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/problem+json": components["schemas"]["Problem"];
                };
            };
            /**
             * @description `insufficient_storage`: There is no space left to store data
             *
             *     `unavailable`: The service is not available right now
             */
            503: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/problem+json": components["schemas"]["Problem"];
                };
            };
        };
    };
    deleteUser: {
        parameters: {
            query?: never;
            header?: never;
            path: {
                id: string;
            };
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description the user is deleted */
            204: {
                headers: {
                    [name: string]: unknown;
                };
                content?: never;
            };
            /** @description `not_authenticated`: Authentication is needed */
            401: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/problem+json": components["schemas"]["Problem"];
                };
            };
            /**
             * @description `missing_role`: The user's role does not allow this
             *
             *     `csrf_token_invalid`: The CSRF token is missing or wrong
             */
            403: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/problem+json": components["schemas"]["Problem"];
                };
            };
            /** @description `user_not_found`: The user was not found */
            404: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/problem+json": components["schemas"]["Problem"];
                };
            };
            /** @description `user_is_caller`: Users cannot delete themselves or change their own role */
            409: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/problem+json": components["schemas"]["Problem"];
                };
            };
            /** @description `rate_limited`: Too many requests */
            429: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/problem+json": components["schemas"]["Problem"];
                };
            };
            /** @description `internal`: Something went wrong on our side */
            500: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/problem+json": components["schemas"]["Problem"];
                };
            };
            /**
             * @description `insufficient_storage`: There is no space left to store data
             *
             *     `unavailable`: The service is not available right now
             */
            503: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/problem+json": components["schemas"]["Problem"];
                };
            };
        };
    };
    setPassword: {
        parameters: {
            query?: never;
            header?: {
                /** @description a repetition with the same key is given the first answer, for 24 hours */
                "Idempotency-Key"?: string;
            };
            path: {
                id: string;
            };
            cookie?: never;
        };
        requestBody: {
            content: {
                /**
                 * @example {
                 *       "password": "a long passphrase of your own"
                 *     }
                 */
                "application/json": components["schemas"]["NewPassword"];
            };
        };
        responses: {
            /** @description the user */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["User"];
                };
            };
            /**
             * @description `invalid_json`: The body is not JSON
             *
             *     `invalid_body`: The body is not valid
             *
             *     `invalid_idempotency_key`: The idempotency key is not valid
             */
            400: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/problem+json": components["schemas"]["Problem"];
                };
            };
            /** @description `not_authenticated`: Authentication is needed */
            401: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/problem+json": components["schemas"]["Problem"];
                };
            };
            /**
             * @description `csrf_token_invalid`: The CSRF token is missing or wrong
             *
             *     `missing_role`: The user's role does not allow this
             */
            403: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/problem+json": components["schemas"]["Problem"];
                };
            };
            /** @description `user_not_found`: The user was not found */
            404: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/problem+json": components["schemas"]["Problem"];
                };
            };
            /** @description `idempotency_in_progress`: The same request is being carried out */
            409: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/problem+json": components["schemas"]["Problem"];
                };
            };
            /** @description `body_too_large`: The body is too large */
            413: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/problem+json": components["schemas"]["Problem"];
                };
            };
            /** @description `unsupported_media_type`: The content type is not supported */
            415: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/problem+json": components["schemas"]["Problem"];
                };
            };
            /** @description `idempotency_mismatch`: The idempotency key was used with another request */
            422: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/problem+json": components["schemas"]["Problem"];
                };
            };
            /** @description `rate_limited`: Too many requests */
            429: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/problem+json": components["schemas"]["Problem"];
                };
            };
            /** @description `internal`: Something went wrong on our side */
            500: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/problem+json": components["schemas"]["Problem"];
                };
            };
            /**
             * @description `insufficient_storage`: There is no space left to store data
             *
             *     `unavailable`: The service is not available right now
             */
            503: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/problem+json": components["schemas"]["Problem"];
                };
            };
        };
    };
    setRole: {
        parameters: {
            query?: never;
            header?: never;
            path: {
                id: string;
            };
            cookie?: never;
        };
        requestBody: {
            content: {
                /**
                 * @example {
                 *       "role": "approver"
                 *     }
                 */
                "application/json": components["schemas"]["UserRole"];
            };
        };
        responses: {
            /** @description the user */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["User"];
                };
            };
            /**
             * @description `invalid_json`: The body is not JSON
             *
             *     `invalid_body`: The body is not valid
             */
            400: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/problem+json": components["schemas"]["Problem"];
                };
            };
            /** @description `not_authenticated`: Authentication is needed */
            401: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/problem+json": components["schemas"]["Problem"];
                };
            };
            /**
             * @description `missing_role`: The user's role does not allow this
             *
             *     `csrf_token_invalid`: The CSRF token is missing or wrong
             */
            403: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/problem+json": components["schemas"]["Problem"];
                };
            };
            /** @description `user_not_found`: The user was not found */
            404: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/problem+json": components["schemas"]["Problem"];
                };
            };
            /** @description `user_is_caller`: Users cannot delete themselves or change their own role */
            409: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/problem+json": components["schemas"]["Problem"];
                };
            };
            /** @description `body_too_large`: The body is too large */
            413: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/problem+json": components["schemas"]["Problem"];
                };
            };
            /** @description `unsupported_media_type`: The content type is not supported */
            415: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/problem+json": components["schemas"]["Problem"];
                };
            };
            /** @description `rate_limited`: Too many requests */
            429: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/problem+json": components["schemas"]["Problem"];
                };
            };
            /** @description `internal`: Something went wrong on our side */
            500: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/problem+json": components["schemas"]["Problem"];
                };
            };
            /**
             * @description `insufficient_storage`: There is no space left to store data
             *
             *     `unavailable`: The service is not available right now
             */
            503: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/problem+json": components["schemas"]["Problem"];
                };
            };
        };
    };
    listWebhooks: {
        parameters: {
            query?: {
                ordering?: "-created_at" | "created_at";
                page?: number;
                /** @description more than 100 is 100 */
                page_size?: number;
            };
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description a page of webhooks */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["WebhookPage"];
                };
            };
            /** @description `invalid_query`: A query parameter is not valid */
            400: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/problem+json": components["schemas"]["Problem"];
                };
            };
            /** @description `not_authenticated`: Authentication is needed */
            401: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/problem+json": components["schemas"]["Problem"];
                };
            };
            /** @description `missing_scope`: The key lacks a scope */
            403: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/problem+json": components["schemas"]["Problem"];
                };
            };
            /** @description `page_not_found`: The list has no such page */
            404: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/problem+json": components["schemas"]["Problem"];
                };
            };
            /** @description `rate_limited`: Too many requests */
            429: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/problem+json": components["schemas"]["Problem"];
                };
            };
            /** @description `internal`: Something went wrong on our side */
            500: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/problem+json": components["schemas"]["Problem"];
                };
            };
            /** @description `unavailable`: The service is not available right now */
            503: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/problem+json": components["schemas"]["Problem"];
                };
            };
        };
    };
    createWebhook: {
        parameters: {
            query?: never;
            header?: {
                /** @description a repetition with the same key is given the first answer, for 24 hours */
                "Idempotency-Key"?: string;
            };
            path?: never;
            cookie?: never;
        };
        requestBody: {
            content: {
                /**
                 * @example {
                 *       "url": "https://example.com/paylift",
                 *       "events": [
                 *         "job.completed",
                 *         "job.failed"
                 *       ]
                 *     }
                 */
                "application/json": components["schemas"]["NewWebhook"];
            };
        };
        responses: {
            /** @description the webhook, its secret shown this once */
            201: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["CreatedWebhook"];
                };
            };
            /**
             * @description `invalid_json`: The body is not JSON
             *
             *     `invalid_body`: The body is not valid
             *
             *     `invalid_idempotency_key`: The idempotency key is not valid
             */
            400: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/problem+json": components["schemas"]["Problem"];
                };
            };
            /** @description `not_authenticated`: Authentication is needed */
            401: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/problem+json": components["schemas"]["Problem"];
                };
            };
            /**
             * @description `missing_scope`: The key lacks a scope
             *
             *     `missing_role`: The user's role does not allow this
             *
             *     `csrf_token_invalid`: The CSRF token is missing or wrong
             */
            403: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/problem+json": components["schemas"]["Problem"];
                };
            };
            /**
             * @description `idempotency_in_progress`: The same request is being carried out
             *
             *     `too_many_webhooks`: The organization has as many webhooks as it may have
             */
            409: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/problem+json": components["schemas"]["Problem"];
                };
            };
            /** @description `body_too_large`: The body is too large */
            413: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/problem+json": components["schemas"]["Problem"];
                };
            };
            /** @description `unsupported_media_type`: The content type is not supported */
            415: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/problem+json": components["schemas"]["Problem"];
                };
            };
            /** @description `idempotency_mismatch`: The idempotency key was used with another request */
            422: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/problem+json": components["schemas"]["Problem"];
                };
            };
            /** @description `rate_limited`: Too many requests */
            429: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/problem+json": components["schemas"]["Problem"];
                };
            };
            /** @description `internal`: Something went wrong on our side */
            500: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/problem+json": components["schemas"]["Problem"];
                };
            };
            /**
             * @description `insufficient_storage`: There is no space left to store data
             *
             *     `unavailable`: The service is not available right now
             */
            503: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/problem+json": components["schemas"]["Problem"];
                };
            };
        };
    };
    getWebhook: {
        parameters: {
            query?: never;
            header?: never;
            path: {
                id: string;
            };
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description the webhook */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Webhook"];
                };
            };
            /** @description `not_authenticated`: Authentication is needed */
            401: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/problem+json": components["schemas"]["Problem"];
                };
            };
            /** @description `missing_scope`: The key lacks a scope */
            403: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/problem+json": components["schemas"]["Problem"];
                };
            };
            /** @description `webhook_not_found`: The webhook was not found */
            404: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/problem+json": components["schemas"]["Problem"];
                };
            };
            /** @description `rate_limited`: Too many requests */
            429: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/problem+json": components["schemas"]["Problem"];
                };
            };
            /** @description `internal`: Something went wrong on our side */
            500: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/problem+json": components["schemas"]["Problem"];
                };
            };
            /** @description `unavailable`: The service is not available right now */
            503: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/problem+json": components["schemas"]["Problem"];
                };
            };
        };
    };
    deleteWebhook: {
        parameters: {
            query?: never;
            header?: never;
            path: {
                id: string;
            };
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description the webhook is deleted */
            204: {
                headers: {
                    [name: string]: unknown;
                };
                content?: never;
            };
            /** @description `not_authenticated`: Authentication is needed */
            401: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/problem+json": components["schemas"]["Problem"];
                };
            };
            /**
             * @description `missing_scope`: The key lacks a scope
             *
             *     `missing_role`: The user's role does not allow this
             *
             *     `csrf_token_invalid`: The CSRF token is missing or wrong
             */
            403: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/problem+json": components["schemas"]["Problem"];
                };
            };
            /** @description `webhook_not_found`: The webhook was not found */
            404: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/problem+json": components["schemas"]["Problem"];
                };
            };
            /** @description `rate_limited`: Too many requests */
            429: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/problem+json": components["schemas"]["Problem"];
                };
            };
            /** @description `internal`: Something went wrong on our side */
            500: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/problem+json": components["schemas"]["Problem"];
                };
            };
            /**
             * @description `insufficient_storage`: There is no space left to store data
             *
             *     `unavailable`: The service is not available right now
             */
            503: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/problem+json": components["schemas"]["Problem"];
                };
            };
        };
    };
    updateWebhook: {
        parameters: {
            query?: never;
            header?: never;
            path: {
                id: string;
            };
            cookie?: never;
        };
        requestBody: {
            content: {
                /**
                 * @example {
                 *       "events": [
                 *         "job.completed",
                 *         "validation.completed"
                 *       ]
                 *     }
                 */
                "application/json": components["schemas"]["WebhookChanges"];
            };
        };
        responses: {
            /** @description the webhook as it is now */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Webhook"];
                };
            };
            /**
             * @description `invalid_json`: The body is not JSON
             *
             *     `invalid_body`: The body is not valid
             */
            400: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/problem+json": components["schemas"]["Problem"];
                };
            };
            /** @description `not_authenticated`: Authentication is needed */
            401: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/problem+json": components["schemas"]["Problem"];
                };
            };
            /**
             * @description `missing_scope`: The key lacks a scope
             *
             *     `missing_role`: The user's role does not allow this
             *
             *     `csrf_token_invalid`: The CSRF token is missing or wrong
             */
            403: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/problem+json": components["schemas"]["Problem"];
                };
            };
            /** @description `webhook_not_found`: The webhook was not found */
            404: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/problem+json": components["schemas"]["Problem"];
                };
            };
            /** @description `body_too_large`: The body is too large */
            413: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/problem+json": components["schemas"]["Problem"];
                };
            };
            /** @description `unsupported_media_type`: The content type is not supported */
            415: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/problem+json": components["schemas"]["Problem"];
                };
            };
            /** @description `rate_limited`: Too many requests */
            429: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/problem+json": components["schemas"]["Problem"];
                };
            };
            /** @description `internal`: Something went wrong on our side */
            500: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/problem+json": components["schemas"]["Problem"];
                };
            };
            /**
             * @description `insufficient_storage`: There is no space left to store data
             *
             *     `unavailable`: The service is not available right now
             */
            503: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/problem+json": components["schemas"]["Problem"];
                };
            };
        };
    };
    listDeliveries: {
        parameters: {
            query?: {
                ordering?: "-created_at" | "created_at";
                page?: number;
                /** @description more than 100 is 100 */
                page_size?: number;
                status?: "pending" | "processing" | "completed" | "failed";
            };
            header?: never;
            path: {
                webhook_id: string;
            };
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description a page of deliveries */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["DeliveryPage"];
                };
            };
            /** @description `invalid_query`: A query parameter is not valid */
            400: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/problem+json": components["schemas"]["Problem"];
                };
            };
            /** @description `not_authenticated`: Authentication is needed */
            401: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/problem+json": components["schemas"]["Problem"];
                };
            };
            /** @description `missing_scope`: The key lacks a scope */
            403: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/problem+json": components["schemas"]["Problem"];
                };
            };
            /**
             * @description `page_not_found`: The list has no such page
             *
             *     `webhook_not_found`: The webhook was not found
             */
            404: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/problem+json": components["schemas"]["Problem"];
                };
            };
            /** @description `rate_limited`: Too many requests */
            429: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/problem+json": components["schemas"]["Problem"];
                };
            };
            /** @description `internal`: Something went wrong on our side */
            500: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/problem+json": components["schemas"]["Problem"];
                };
            };
            /** @description `unavailable`: The service is not available right now */
            503: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/problem+json": components["schemas"]["Problem"];
                };
            };
        };
    };
    getDelivery: {
        parameters: {
            query?: never;
            header?: never;
            path: {
                id: string;
                webhook_id: string;
            };
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description the delivery */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Delivery"];
                };
            };
            /** @description `not_authenticated`: Authentication is needed */
            401: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/problem+json": components["schemas"]["Problem"];
                };
            };
            /** @description `missing_scope`: The key lacks a scope */
            403: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/problem+json": components["schemas"]["Problem"];
                };
            };
            /**
             * @description `webhook_not_found`: The webhook was not found
             *
             *     `delivery_not_found`: The delivery was not found
             */
            404: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/problem+json": components["schemas"]["Problem"];
                };
            };
            /** @description `rate_limited`: Too many requests */
            429: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/problem+json": components["schemas"]["Problem"];
                };
            };
            /** @description `internal`: Something went wrong on our side */
            500: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/problem+json": components["schemas"]["Problem"];
                };
            };
            /** @description `unavailable`: The service is not available right now */
            503: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/problem+json": components["schemas"]["Problem"];
                };
            };
        };
    };
    resubmitDelivery: {
        parameters: {
            query?: never;
            header?: {
                /** @description a repetition with the same key is given the first answer, for 24 hours */
                "Idempotency-Key"?: string;
            };
            path: {
                id: string;
                webhook_id: string;
            };
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description the delivery is pending again */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Delivery"];
                };
            };
            /**
             * @description `invalid_idempotency_key`: The idempotency key is not valid
             *
             *     `delivery_not_failed`: The delivery has not failed
             */
            400: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/problem+json": components["schemas"]["Problem"];
                };
            };
            /** @description `not_authenticated`: Authentication is needed */
            401: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/problem+json": components["schemas"]["Problem"];
                };
            };
            /**
             * @description `missing_scope`: The key lacks a scope
             *
             *     `missing_role`: The user's role does not allow this
             *
             *     `csrf_token_invalid`: The CSRF token is missing or wrong
             */
            403: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/problem+json": components["schemas"]["Problem"];
                };
            };
            /**
             * @description `webhook_not_found`: The webhook was not found
             *
             *     `delivery_not_found`: The delivery was not found
             */
            404: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/problem+json": components["schemas"]["Problem"];
                };
            };
            /** @description `idempotency_in_progress`: The same request is being carried out */
            409: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/problem+json": components["schemas"]["Problem"];
                };
            };
            /** @description `idempotency_mismatch`: The idempotency key was used with another request */
            422: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/problem+json": components["schemas"]["Problem"];
                };
            };
            /** @description `rate_limited`: Too many requests */
            429: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/problem+json": components["schemas"]["Problem"];
                };
            };
            /** @description `internal`: Something went wrong on our side */
            500: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/problem+json": components["schemas"]["Problem"];
                };
            };
            /**
             * @description `insufficient_storage`: There is no space left to store data
             *
             *     `unavailable`: The service is not available right now
             */
            503: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/problem+json": components["schemas"]["Problem"];
                };
            };
        };
    };
    onJobCompleted: {
        parameters: {
            query?: never;
            header: {
                /** @description the same for every attempt, to detect repetitions */
                "webhook-id": string;
                /** @description `v1,` and the HMAC-SHA256 of id, timestamp and body */
                "webhook-signature": string;
                /** @description when it was sent, in seconds since 1970 */
                "webhook-timestamp": number;
            };
            path?: never;
            cookie?: never;
        };
        requestBody: {
            content: {
                /**
                 * @example {
                 *       "type": "job.completed",
                 *       "timestamp": "2026-07-31T18:04:12.000Z",
                 *       "data": {
                 *         "job_id": "8e2f6a14-0c3d-4b75-a9e8-1f7b5c20d346",
                 *         "document_id": "6f1d2a90-4c1b-4a57-9d0e-2b8f4c7e1a35",
                 *         "status": "completed"
                 *       }
                 *     }
                 */
                "application/json": components["schemas"]["JobCompletedEvent"];
            };
        };
        responses: {
            /** @description the event was taken */
            "2XX": {
                headers: {
                    [name: string]: unknown;
                };
                content?: never;
            };
            /** @description it is not wanted any more: it is not sent again */
            410: {
                headers: {
                    [name: string]: unknown;
                };
                content?: never;
            };
        };
    };
    onJobFailed: {
        parameters: {
            query?: never;
            header: {
                /** @description the same for every attempt, to detect repetitions */
                "webhook-id": string;
                /** @description `v1,` and the HMAC-SHA256 of id, timestamp and body */
                "webhook-signature": string;
                /** @description when it was sent, in seconds since 1970 */
                "webhook-timestamp": number;
            };
            path?: never;
            cookie?: never;
        };
        requestBody: {
            content: {
                /**
                 * @example {
                 *       "type": "job.failed",
                 *       "timestamp": "2026-07-31T18:04:12.000Z",
                 *       "data": {
                 *         "job_id": "8e2f6a14-0c3d-4b75-a9e8-1f7b5c20d346",
                 *         "document_id": "6f1d2a90-4c1b-4a57-9d0e-2b8f4c7e1a35",
                 *         "status": "failed"
                 *       }
                 *     }
                 */
                "application/json": components["schemas"]["JobFailedEvent"];
            };
        };
        responses: {
            /** @description the event was taken */
            "2XX": {
                headers: {
                    [name: string]: unknown;
                };
                content?: never;
            };
            /** @description it is not wanted any more: it is not sent again */
            410: {
                headers: {
                    [name: string]: unknown;
                };
                content?: never;
            };
        };
    };
    onValidationCompleted: {
        parameters: {
            query?: never;
            header: {
                /** @description the same for every attempt, to detect repetitions */
                "webhook-id": string;
                /** @description `v1,` and the HMAC-SHA256 of id, timestamp and body */
                "webhook-signature": string;
                /** @description when it was sent, in seconds since 1970 */
                "webhook-timestamp": number;
            };
            path?: never;
            cookie?: never;
        };
        requestBody: {
            content: {
                /**
                 * @example {
                 *       "type": "validation.completed",
                 *       "timestamp": "2026-07-31T18:04:12.000Z",
                 *       "data": {
                 *         "validation_id": "d94b3e72-5f08-4b6d-9c12-7a1e8d5f20b6",
                 *         "migration_id": "47c0e9b1-82d5-4f36-b0a7-e31c6d8f9254",
                 *         "status": "completed"
                 *       }
                 *     }
                 */
                "application/json": components["schemas"]["ValidationCompletedEvent"];
            };
        };
        responses: {
            /** @description the event was taken */
            "2XX": {
                headers: {
                    [name: string]: unknown;
                };
                content?: never;
            };
            /** @description it is not wanted any more: it is not sent again */
            410: {
                headers: {
                    [name: string]: unknown;
                };
                content?: never;
            };
        };
    };
    onValidationFailed: {
        parameters: {
            query?: never;
            header: {
                /** @description the same for every attempt, to detect repetitions */
                "webhook-id": string;
                /** @description `v1,` and the HMAC-SHA256 of id, timestamp and body */
                "webhook-signature": string;
                /** @description when it was sent, in seconds since 1970 */
                "webhook-timestamp": number;
            };
            path?: never;
            cookie?: never;
        };
        requestBody: {
            content: {
                /**
                 * @example {
                 *       "type": "validation.failed",
                 *       "timestamp": "2026-07-31T18:04:12.000Z",
                 *       "data": {
                 *         "validation_id": "d94b3e72-5f08-4b6d-9c12-7a1e8d5f20b6",
                 *         "migration_id": "47c0e9b1-82d5-4f36-b0a7-e31c6d8f9254",
                 *         "status": "failed"
                 *       }
                 *     }
                 */
                "application/json": components["schemas"]["ValidationFailedEvent"];
            };
        };
        responses: {
            /** @description the event was taken */
            "2XX": {
                headers: {
                    [name: string]: unknown;
                };
                content?: never;
            };
            /** @description it is not wanted any more: it is not sent again */
            410: {
                headers: {
                    [name: string]: unknown;
                };
                content?: never;
            };
        };
    };
}
