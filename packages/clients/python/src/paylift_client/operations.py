# Made from the service's OpenAPI document. Do not change it by hand.

"""Every operation of the interface that an API key may use."""

from __future__ import annotations

from typing import Any, Literal

from .models import (
    ApiKeyPage,
    AuditEntryPage,
    Checks,
    ColumnMapping,
    ColumnMappingPage,
    CorrectedOutput,
    Correction,
    CorrectionChanges,
    CorrectionPage,
    CreatedApiKey,
    CreatedWebhook,
    Decision,
    DecisionBatch,
    DecisionPage,
    Delivery,
    DeliveryPage,
    Document,
    DocumentItemPage,
    DocumentOverviewPage,
    Evidence,
    ExtractionJob,
    ExtractionJobItem,
    ExtractionJobItemPage,
    ImportedLayout,
    JobColumns,
    JobReview,
    Layout,
    LayoutData,
    LayoutPage,
    Mapping,
    Metrics,
    MetricsHistory,
    Migration,
    MigrationChanges,
    MigrationPage,
    NewApiKey,
    NewColumnMapping,
    NewCorrection,
    NewDecision,
    NewDecisionBatch,
    NewExtractionJob,
    NewLayout,
    NewMigration,
    NewRun,
    NewSignOff,
    NewStructureCorrection,
    NewValidation,
    NewWebhook,
    Provider,
    ProviderPage,
    Readiness,
    Resubmission,
    Retention,
    RetentionPreview,
    Run,
    RunChanges,
    RunPage,
    SearchResults,
    SignOff,
    SignOffPage,
    SignOffPolicy,
    Storage,
    StructureCorrection,
    StructureCorrectionPage,
    ToleranceSettings,
    Validation,
    ValidationItem,
    ValidationItemPage,
    Webhook,
    WebhookChanges,
    WebhookPage,
)
from .transport import Transport


class Operations:
    """A method for each operation of the interface, called as in its reference."""

    _transport: Transport

    def list_documents(
        self,
        *,
        page: int | None = None,
        page_size: int | None = None,
        ordering: Literal["-created_at", "created_at"] | None = None,
        checksum: str | None = None,
    ) -> DocumentItemPage:
        """List the organization's documents."""
        answer: DocumentItemPage = self._transport.request(
            "GET",
            "/api/v1/documents/",
            query={"page": page, "page_size": page_size, "ordering": ordering, "checksum": checksum},
        )
        return answer

    def get_document(
        self,
        id: str,
    ) -> Document:
        """Retrieve a document."""
        answer: Document = self._transport.request(
            "GET",
            "/api/v1/documents/{id}/".format(id=Transport.quoted(id)),
        )
        return answer

    def delete_document(
        self,
        id: str,
    ) -> None:
        """Delete a document."""
        self._transport.request(
            "DELETE",
            "/api/v1/documents/{id}/".format(id=Transport.quoted(id)),
        )

    def get_document_content(
        self,
        id: str,
    ) -> bytes:
        """Download the uploaded bytes."""
        answer: bytes = self._transport.request(
            "GET",
            "/api/v1/documents/{id}/content/".format(id=Transport.quoted(id)),
        )
        return answer

    def list_document_overviews(
        self,
        *,
        page: int | None = None,
        page_size: int | None = None,
        ordering: Literal["-created_at", "created_at"] | None = None,
        filename: str | None = None,
        status: Literal["pending", "processing", "completed", "failed", "none"] | None = None,
        needs_review: Literal["true"] | None = None,
        reviewed: Literal["true", "false"] | None = None,
    ) -> DocumentOverviewPage:
        """List documents with their newest job."""
        answer: DocumentOverviewPage = self._transport.request(
            "GET",
            "/api/v1/dashboard/documents/",
            query={"page": page, "page_size": page_size, "ordering": ordering, "filename": filename, "status": status, "needs_review": needs_review, "reviewed": reviewed},
        )
        return answer

    def create_job(
        self,
        body: NewExtractionJob,
        *,
        idempotency_key: str | None = None,
    ) -> ExtractionJobItem:
        """Create an extraction job."""
        answer: ExtractionJobItem = self._transport.request(
            "POST",
            "/api/v1/jobs/",
            body=body,
            idempotency_key=idempotency_key,
        )
        return answer

    def list_jobs(
        self,
        *,
        page: int | None = None,
        page_size: int | None = None,
        ordering: Literal["-created_at", "created_at"] | None = None,
        status: Literal["pending", "processing", "completed", "failed"] | None = None,
        document_id: str | None = None,
    ) -> ExtractionJobItemPage:
        """List the organization's jobs."""
        answer: ExtractionJobItemPage = self._transport.request(
            "GET",
            "/api/v1/jobs/",
            query={"page": page, "page_size": page_size, "ordering": ordering, "status": status, "document_id": document_id},
        )
        return answer

    def get_job(
        self,
        id: str,
    ) -> ExtractionJob:
        """Retrieve a job with its result."""
        answer: ExtractionJob = self._transport.request(
            "GET",
            "/api/v1/jobs/{id}/".format(id=Transport.quoted(id)),
        )
        return answer

    def resubmit_job(
        self,
        id: str,
        body: Resubmission | None = None,
        *,
        idempotency_key: str | None = None,
    ) -> ExtractionJobItem:
        """Queue a failed job again."""
        answer: ExtractionJobItem = self._transport.request(
            "POST",
            "/api/v1/jobs/{id}/resubmit/".format(id=Transport.quoted(id)),
            body=body,
            idempotency_key=idempotency_key,
        )
        return answer

    def cancel_job(
        self,
        id: str,
        *,
        idempotency_key: str | None = None,
    ) -> ExtractionJobItem:
        """Cancel a pending or processing job."""
        answer: ExtractionJobItem = self._transport.request(
            "POST",
            "/api/v1/jobs/{id}/cancel/".format(id=Transport.quoted(id)),
            idempotency_key=idempotency_key,
        )
        return answer

    def get_job_evidence(
        self,
        id: str,
        *,
        corrected: Literal["true"] | None = None,
    ) -> Evidence:
        """Where each field of the result was read."""
        answer: Evidence = self._transport.request(
            "GET",
            "/api/v1/jobs/{id}/evidence/".format(id=Transport.quoted(id)),
            query={"corrected": corrected},
        )
        return answer

    def get_job_checks(
        self,
        id: str,
    ) -> Checks:
        """Which sums of the document hold."""
        answer: Checks = self._transport.request(
            "GET",
            "/api/v1/jobs/{id}/checks/".format(id=Transport.quoted(id)),
        )
        return answer

    def get_corrected_output(
        self,
        id: str,
    ) -> CorrectedOutput:
        """The result with the job's corrections applied, and all its checks repeated."""
        answer: CorrectedOutput = self._transport.request(
            "GET",
            "/api/v1/jobs/{id}/corrected/".format(id=Transport.quoted(id)),
        )
        return answer

    def export_job_result(
        self,
        id: str,
        *,
        format: Literal["xlsx", "csv"] | None = None,
        corrected: Literal["true"] | None = None,
    ) -> bytes:
        """Download a job's result as a spreadsheet."""
        answer: bytes = self._transport.request(
            "GET",
            "/api/v1/jobs/{id}/export/".format(id=Transport.quoted(id)),
            query={"format": format, "corrected": corrected},
        )
        return answer

    def get_job_review(
        self,
        job_id: str,
    ) -> JobReview:
        """Retrieve who has reviewed a job."""
        answer: JobReview = self._transport.request(
            "GET",
            "/api/v1/jobs/{job_id}/review/".format(job_id=Transport.quoted(job_id)),
        )
        return answer

    def put_job_review(
        self,
        job_id: str,
    ) -> JobReview:
        """Mark a job as reviewed."""
        answer: JobReview = self._transport.request(
            "PUT",
            "/api/v1/jobs/{job_id}/review/".format(job_id=Transport.quoted(job_id)),
        )
        return answer

    def delete_job_review(
        self,
        job_id: str,
    ) -> None:
        """Take back that a job was reviewed."""
        self._transport.request(
            "DELETE",
            "/api/v1/jobs/{job_id}/review/".format(job_id=Transport.quoted(job_id)),
        )

    def create_correction(
        self,
        job_id: str,
        body: NewCorrection,
        *,
        idempotency_key: str | None = None,
    ) -> Correction:
        """Record what is wrong with a job's result."""
        answer: Correction = self._transport.request(
            "POST",
            "/api/v1/jobs/{job_id}/corrections/".format(job_id=Transport.quoted(job_id)),
            body=body,
            idempotency_key=idempotency_key,
        )
        return answer

    def list_corrections(
        self,
        job_id: str,
        *,
        page: int | None = None,
        page_size: int | None = None,
        ordering: Literal["-created_at", "created_at"] | None = None,
    ) -> CorrectionPage:
        """List a job's corrections."""
        answer: CorrectionPage = self._transport.request(
            "GET",
            "/api/v1/jobs/{job_id}/corrections/".format(job_id=Transport.quoted(job_id)),
            query={"page": page, "page_size": page_size, "ordering": ordering},
        )
        return answer

    def get_correction(
        self,
        job_id: str,
        id: str,
    ) -> Correction:
        """Retrieve a correction."""
        answer: Correction = self._transport.request(
            "GET",
            "/api/v1/jobs/{job_id}/corrections/{id}/".format(job_id=Transport.quoted(job_id), id=Transport.quoted(id)),
        )
        return answer

    def update_correction(
        self,
        job_id: str,
        id: str,
        body: CorrectionChanges,
    ) -> Correction:
        """Change a correction."""
        answer: Correction = self._transport.request(
            "PATCH",
            "/api/v1/jobs/{job_id}/corrections/{id}/".format(job_id=Transport.quoted(job_id), id=Transport.quoted(id)),
            body=body,
        )
        return answer

    def delete_correction(
        self,
        job_id: str,
        id: str,
    ) -> None:
        """Delete a correction."""
        self._transport.request(
            "DELETE",
            "/api/v1/jobs/{job_id}/corrections/{id}/".format(job_id=Transport.quoted(job_id), id=Transport.quoted(id)),
        )

    def correct_structure(
        self,
        job_id: str,
        body: NewStructureCorrection,
        *,
        idempotency_key: str | None = None,
    ) -> StructureCorrection:
        """Add, merge or move records of a job's result, or correct a whole column."""
        answer: StructureCorrection = self._transport.request(
            "POST",
            "/api/v1/jobs/{job_id}/structure/".format(job_id=Transport.quoted(job_id)),
            body=body,
            idempotency_key=idempotency_key,
        )
        return answer

    def list_structure_corrections(
        self,
        job_id: str,
        *,
        page: int | None = None,
        page_size: int | None = None,
        ordering: Literal["-created_at", "created_at"] | None = None,
    ) -> StructureCorrectionPage:
        """List corrections of the structure of a job's result."""
        answer: StructureCorrectionPage = self._transport.request(
            "GET",
            "/api/v1/jobs/{job_id}/structure/".format(job_id=Transport.quoted(job_id)),
            query={"page": page, "page_size": page_size, "ordering": ordering},
        )
        return answer

    def undo_structure_correction(
        self,
        job_id: str,
        id: str,
    ) -> None:
        """Undo a correction of the structure."""
        self._transport.request(
            "DELETE",
            "/api/v1/jobs/{job_id}/structure/{id}/".format(job_id=Transport.quoted(job_id), id=Transport.quoted(id)),
        )

    def save_layout(
        self,
        job_id: str,
        body: NewLayout,
        *,
        idempotency_key: str | None = None,
    ) -> Layout:
        """Save what a job's corrections teach as a layout."""
        answer: Layout = self._transport.request(
            "POST",
            "/api/v1/jobs/{job_id}/layout/".format(job_id=Transport.quoted(job_id)),
            body=body,
            idempotency_key=idempotency_key,
        )
        return answer

    def import_layout(
        self,
        body: ImportedLayout,
        *,
        idempotency_key: str | None = None,
    ) -> Layout:
        """Import a layout that was exported."""
        answer: Layout = self._transport.request(
            "POST",
            "/api/v1/layouts/",
            body=body,
            idempotency_key=idempotency_key,
        )
        return answer

    def list_layouts(
        self,
        *,
        page: int | None = None,
        page_size: int | None = None,
        ordering: Literal["-created_at", "created_at"] | None = None,
    ) -> LayoutPage:
        """List layouts, each version of them."""
        answer: LayoutPage = self._transport.request(
            "GET",
            "/api/v1/layouts/",
            query={"page": page, "page_size": page_size, "ordering": ordering},
        )
        return answer

    def get_layout(
        self,
        id: str,
    ) -> Layout:
        """Retrieve a layout with what trying it showed."""
        answer: Layout = self._transport.request(
            "GET",
            "/api/v1/layouts/{id}/".format(id=Transport.quoted(id)),
        )
        return answer

    def delete_layout(
        self,
        id: str,
    ) -> None:
        """Delete a version of a layout."""
        self._transport.request(
            "DELETE",
            "/api/v1/layouts/{id}/".format(id=Transport.quoted(id)),
        )

    def export_layout(
        self,
        id: str,
    ) -> LayoutData:
        """Export a layout as a format variant with its provider."""
        answer: LayoutData = self._transport.request(
            "GET",
            "/api/v1/layouts/{id}/export/".format(id=Transport.quoted(id)),
        )
        return answer

    def get_job_columns(
        self,
        id: str,
    ) -> JobColumns:
        """What the columns of a job's spreadsheet were taken for."""
        answer: JobColumns = self._transport.request(
            "GET",
            "/api/v1/jobs/{id}/columns/".format(id=Transport.quoted(id)),
        )
        return answer

    def list_column_mappings(
        self,
        *,
        page: int | None = None,
        page_size: int | None = None,
        ordering: Literal["-created_at", "created_at"] | None = None,
    ) -> ColumnMappingPage:
        """List the organization's column mappings."""
        answer: ColumnMappingPage = self._transport.request(
            "GET",
            "/api/v1/column-mappings/",
            query={"page": page, "page_size": page_size, "ordering": ordering},
        )
        return answer

    def get_column_mapping(
        self,
        header: str,
    ) -> ColumnMapping:
        """Retrieve the column mapping of a header."""
        answer: ColumnMapping = self._transport.request(
            "GET",
            "/api/v1/column-mappings/{header}/".format(header=Transport.quoted(header)),
        )
        return answer

    def put_column_mapping(
        self,
        header: str,
        body: NewColumnMapping,
    ) -> ColumnMapping:
        """Save the meaning of the columns below a header."""
        answer: ColumnMapping = self._transport.request(
            "PUT",
            "/api/v1/column-mappings/{header}/".format(header=Transport.quoted(header)),
            body=body,
        )
        return answer

    def delete_column_mapping(
        self,
        header: str,
    ) -> None:
        """Forget the column mapping of a header."""
        self._transport.request(
            "DELETE",
            "/api/v1/column-mappings/{header}/".format(header=Transport.quoted(header)),
        )

    def create_migration(
        self,
        body: NewMigration,
        *,
        idempotency_key: str | None = None,
    ) -> Migration:
        """Create a payroll migration."""
        answer: Migration = self._transport.request(
            "POST",
            "/api/v1/payroll-migrations/",
            body=body,
            idempotency_key=idempotency_key,
        )
        return answer

    def list_migrations(
        self,
        *,
        page: int | None = None,
        page_size: int | None = None,
        ordering: Literal["-created_at", "created_at"] | None = None,
        status: Literal["pending", "in_progress", "validated", "failed", "signed"] | None = None,
    ) -> MigrationPage:
        """List the organization's payroll migrations."""
        answer: MigrationPage = self._transport.request(
            "GET",
            "/api/v1/payroll-migrations/",
            query={"page": page, "page_size": page_size, "ordering": ordering, "status": status},
        )
        return answer

    def get_migration(
        self,
        id: str,
    ) -> Migration:
        """Retrieve a payroll migration."""
        answer: Migration = self._transport.request(
            "GET",
            "/api/v1/payroll-migrations/{id}/".format(id=Transport.quoted(id)),
        )
        return answer

    def update_migration(
        self,
        id: str,
        body: MigrationChanges,
    ) -> Migration:
        """Change a payroll migration."""
        answer: Migration = self._transport.request(
            "PATCH",
            "/api/v1/payroll-migrations/{id}/".format(id=Transport.quoted(id)),
            body=body,
        )
        return answer

    def delete_migration(
        self,
        id: str,
    ) -> None:
        """Delete a payroll migration."""
        self._transport.request(
            "DELETE",
            "/api/v1/payroll-migrations/{id}/".format(id=Transport.quoted(id)),
        )

    def export_migration(
        self,
        id: str,
        *,
        format: Literal["xlsx", "csv"] | None = None,
        table: Literal["migration", "causes", "differences", "people", "lines", "totals", "checks", "reasons", "not_compared", "documents", "sign_offs", "rules"] | None = None,
        validation_id: str | None = None,
    ) -> bytes:
        """Download a payroll migration as a spreadsheet."""
        answer: bytes = self._transport.request(
            "GET",
            "/api/v1/payroll-migrations/{id}/export/".format(id=Transport.quoted(id)),
            query={"format": format, "table": table, "validation_id": validation_id},
        )
        return answer

    def create_run(
        self,
        migration_id: str,
        body: NewRun,
        *,
        idempotency_key: str | None = None,
    ) -> Run:
        """Create a run of an uploaded document."""
        answer: Run = self._transport.request(
            "POST",
            "/api/v1/payroll-migrations/{migration_id}/runs/".format(migration_id=Transport.quoted(migration_id)),
            body=body,
            idempotency_key=idempotency_key,
        )
        return answer

    def list_runs(
        self,
        migration_id: str,
        *,
        page: int | None = None,
        page_size: int | None = None,
        ordering: Literal["-created_at", "created_at"] | None = None,
        run_type: Literal["source", "target"] | None = None,
        status: Literal["pending", "processing", "completed", "failed"] | None = None,
        document_id: str | None = None,
    ) -> RunPage:
        """List a payroll migration's runs."""
        answer: RunPage = self._transport.request(
            "GET",
            "/api/v1/payroll-migrations/{migration_id}/runs/".format(migration_id=Transport.quoted(migration_id)),
            query={"page": page, "page_size": page_size, "ordering": ordering, "run_type": run_type, "status": status, "document_id": document_id},
        )
        return answer

    def get_run(
        self,
        migration_id: str,
        id: str,
    ) -> Run:
        """Retrieve a run."""
        answer: Run = self._transport.request(
            "GET",
            "/api/v1/payroll-migrations/{migration_id}/runs/{id}/".format(migration_id=Transport.quoted(migration_id), id=Transport.quoted(id)),
        )
        return answer

    def update_run(
        self,
        migration_id: str,
        id: str,
        body: RunChanges,
    ) -> Run:
        """Change a run."""
        answer: Run = self._transport.request(
            "PATCH",
            "/api/v1/payroll-migrations/{migration_id}/runs/{id}/".format(migration_id=Transport.quoted(migration_id), id=Transport.quoted(id)),
            body=body,
        )
        return answer

    def delete_run(
        self,
        migration_id: str,
        id: str,
    ) -> None:
        """Delete a run."""
        self._transport.request(
            "DELETE",
            "/api/v1/payroll-migrations/{migration_id}/runs/{id}/".format(migration_id=Transport.quoted(migration_id), id=Transport.quoted(id)),
        )

    def get_migration_mapping(
        self,
        id: str,
    ) -> Mapping:
        """Retrieve a payroll migration's mapping: the same people and items on both sides."""
        answer: Mapping = self._transport.request(
            "GET",
            "/api/v1/payroll-migrations/{id}/mapping/".format(id=Transport.quoted(id)),
        )
        return answer

    def put_migration_mapping(
        self,
        id: str,
        body: Mapping,
    ) -> Mapping:
        """Replace a payroll migration's mapping: the same people and items on both sides."""
        answer: Mapping = self._transport.request(
            "PUT",
            "/api/v1/payroll-migrations/{id}/mapping/".format(id=Transport.quoted(id)),
            body=body,
        )
        return answer

    def get_migration_tolerance(
        self,
        id: str,
    ) -> ToleranceSettings:
        """Retrieve a payroll migration's tolerance: which differences are accepted by rule."""
        answer: ToleranceSettings = self._transport.request(
            "GET",
            "/api/v1/payroll-migrations/{id}/tolerance/".format(id=Transport.quoted(id)),
        )
        return answer

    def put_migration_tolerance(
        self,
        id: str,
        body: ToleranceSettings,
    ) -> ToleranceSettings:
        """Replace a payroll migration's tolerance: which differences are accepted by rule."""
        answer: ToleranceSettings = self._transport.request(
            "PUT",
            "/api/v1/payroll-migrations/{id}/tolerance/".format(id=Transport.quoted(id)),
            body=body,
        )
        return answer

    def get_migration_crosswalk(
        self,
        id: str,
        *,
        format: Literal["xlsx", "csv"] | None = None,
        table: Literal["people", "items"] | None = None,
        validation_id: str | None = None,
    ) -> bytes:
        """Download the mapping of people and items as a spreadsheet."""
        answer: bytes = self._transport.request(
            "GET",
            "/api/v1/payroll-migrations/{id}/crosswalk/".format(id=Transport.quoted(id)),
            query={"format": format, "table": table, "validation_id": validation_id},
        )
        return answer

    def put_migration_crosswalk(
        self,
        id: str,
        file: bytes,
        content_type: Literal["application/vnd.openxmlformats-officedocument.spreadsheetml.sheet", "application/vnd.oasis.opendocument.spreadsheet", "text/csv"],
    ) -> Mapping:
        """Replace a payroll migration's mapping with a spreadsheet."""
        answer: Mapping = self._transport.send(
            "PUT",
            "/api/v1/payroll-migrations/{id}/crosswalk/".format(id=Transport.quoted(id)),
            file,
            {"Content-Type": content_type},
            None,
        )
        return answer

    def create_validation(
        self,
        migration_id: str,
        body: NewValidation,
        *,
        idempotency_key: str | None = None,
    ) -> Validation:
        """Compare a source run with a target run."""
        answer: Validation = self._transport.request(
            "POST",
            "/api/v1/payroll-migrations/{migration_id}/validations/".format(migration_id=Transport.quoted(migration_id)),
            body=body,
            idempotency_key=idempotency_key,
        )
        return answer

    def list_validations(
        self,
        migration_id: str,
        *,
        page: int | None = None,
        page_size: int | None = None,
        ordering: Literal["-created_at", "created_at"] | None = None,
        status: Literal["pending", "processing", "completed", "failed"] | None = None,
    ) -> ValidationItemPage:
        """List a payroll migration's validations."""
        answer: ValidationItemPage = self._transport.request(
            "GET",
            "/api/v1/payroll-migrations/{migration_id}/validations/".format(migration_id=Transport.quoted(migration_id)),
            query={"page": page, "page_size": page_size, "ordering": ordering, "status": status},
        )
        return answer

    def get_validation(
        self,
        migration_id: str,
        id: str,
    ) -> Validation:
        """Retrieve a validation with its report."""
        answer: Validation = self._transport.request(
            "GET",
            "/api/v1/payroll-migrations/{migration_id}/validations/{id}/".format(migration_id=Transport.quoted(migration_id), id=Transport.quoted(id)),
        )
        return answer

    def delete_validation(
        self,
        migration_id: str,
        id: str,
    ) -> None:
        """Delete a validation."""
        self._transport.request(
            "DELETE",
            "/api/v1/payroll-migrations/{migration_id}/validations/{id}/".format(migration_id=Transport.quoted(migration_id), id=Transport.quoted(id)),
        )

    def resubmit_validation(
        self,
        migration_id: str,
        id: str,
        *,
        idempotency_key: str | None = None,
    ) -> ValidationItem:
        """Queue a failed validation again."""
        answer: ValidationItem = self._transport.request(
            "POST",
            "/api/v1/payroll-migrations/{migration_id}/validations/{id}/resubmit/".format(migration_id=Transport.quoted(migration_id), id=Transport.quoted(id)),
            idempotency_key=idempotency_key,
        )
        return answer

    def get_validation_report(
        self,
        migration_id: str,
        id: str,
        *,
        format: Literal["json", "csv", "xlsx", "html"] | None = None,
    ) -> Any:
        """Download a validation's report."""
        answer: Any = self._transport.request(
            "GET",
            "/api/v1/payroll-migrations/{migration_id}/validations/{id}/report/".format(migration_id=Transport.quoted(migration_id), id=Transport.quoted(id)),
            query={"format": format},
        )
        return answer

    def create_decision(
        self,
        migration_id: str,
        body: NewDecision,
        *,
        idempotency_key: str | None = None,
    ) -> Decision:
        """Accept a discrepancy, with a reason."""
        answer: Decision = self._transport.request(
            "POST",
            "/api/v1/payroll-migrations/{migration_id}/decisions/".format(migration_id=Transport.quoted(migration_id)),
            body=body,
            idempotency_key=idempotency_key,
        )
        return answer

    def list_decisions(
        self,
        migration_id: str,
        *,
        page: int | None = None,
        page_size: int | None = None,
        ordering: Literal["-created_at", "created_at"] | None = None,
    ) -> DecisionPage:
        """List a payroll migration's decisions."""
        answer: DecisionPage = self._transport.request(
            "GET",
            "/api/v1/payroll-migrations/{migration_id}/decisions/".format(migration_id=Transport.quoted(migration_id)),
            query={"page": page, "page_size": page_size, "ordering": ordering},
        )
        return answer

    def get_decision(
        self,
        migration_id: str,
        id: str,
    ) -> Decision:
        """Retrieve a decision."""
        answer: Decision = self._transport.request(
            "GET",
            "/api/v1/payroll-migrations/{migration_id}/decisions/{id}/".format(migration_id=Transport.quoted(migration_id), id=Transport.quoted(id)),
        )
        return answer

    def delete_decision(
        self,
        migration_id: str,
        id: str,
    ) -> None:
        """Take back a decision."""
        self._transport.request(
            "DELETE",
            "/api/v1/payroll-migrations/{migration_id}/decisions/{id}/".format(migration_id=Transport.quoted(migration_id), id=Transport.quoted(id)),
        )

    def create_decision_batch(
        self,
        migration_id: str,
        body: NewDecisionBatch,
        *,
        idempotency_key: str | None = None,
    ) -> DecisionBatch:
        """Accept a cause, or several discrepancies, for one reason."""
        answer: DecisionBatch = self._transport.request(
            "POST",
            "/api/v1/payroll-migrations/{migration_id}/decision-batches/".format(migration_id=Transport.quoted(migration_id)),
            body=body,
            idempotency_key=idempotency_key,
        )
        return answer

    def delete_decision_batch(
        self,
        migration_id: str,
        id: str,
    ) -> None:
        """Take back decisions that were made together."""
        self._transport.request(
            "DELETE",
            "/api/v1/payroll-migrations/{migration_id}/decision-batches/{id}/".format(migration_id=Transport.quoted(migration_id), id=Transport.quoted(id)),
        )

    def get_readiness(
        self,
        migration_id: str,
    ) -> Readiness:
        """Whether a payroll migration may go, and its figures."""
        answer: Readiness = self._transport.request(
            "GET",
            "/api/v1/payroll-migrations/{migration_id}/readiness/".format(migration_id=Transport.quoted(migration_id)),
        )
        return answer

    def create_sign_off(
        self,
        migration_id: str,
        body: NewSignOff,
        *,
        idempotency_key: str | None = None,
    ) -> SignOff:
        """Sign a payroll migration that is ready."""
        answer: SignOff = self._transport.request(
            "POST",
            "/api/v1/payroll-migrations/{migration_id}/sign-offs/".format(migration_id=Transport.quoted(migration_id)),
            body=body,
            idempotency_key=idempotency_key,
        )
        return answer

    def list_sign_offs(
        self,
        migration_id: str,
        *,
        page: int | None = None,
        page_size: int | None = None,
        ordering: Literal["-created_at", "created_at"] | None = None,
    ) -> SignOffPage:
        """List a payroll migration's sign-offs."""
        answer: SignOffPage = self._transport.request(
            "GET",
            "/api/v1/payroll-migrations/{migration_id}/sign-offs/".format(migration_id=Transport.quoted(migration_id)),
            query={"page": page, "page_size": page_size, "ordering": ordering},
        )
        return answer

    def get_sign_off(
        self,
        migration_id: str,
        id: str,
    ) -> SignOff:
        """Retrieve a sign-off."""
        answer: SignOff = self._transport.request(
            "GET",
            "/api/v1/payroll-migrations/{migration_id}/sign-offs/{id}/".format(migration_id=Transport.quoted(migration_id), id=Transport.quoted(id)),
        )
        return answer

    def get_sign_off_policy(
        self,
    ) -> SignOffPolicy:
        """Retrieve how payroll migrations are signed."""
        answer: SignOffPolicy = self._transport.request(
            "GET",
            "/api/v1/sign-off-policy/",
        )
        return answer

    def put_sign_off_policy(
        self,
        body: SignOffPolicy,
    ) -> SignOffPolicy:
        """Set how payroll migrations are signed."""
        answer: SignOffPolicy = self._transport.request(
            "PUT",
            "/api/v1/sign-off-policy/",
            body=body,
        )
        return answer

    def list_providers(
        self,
        *,
        page: int | None = None,
        page_size: int | None = None,
        ordering: Literal["-created_at", "created_at"] | None = None,
    ) -> ProviderPage:
        """List the known providers."""
        answer: ProviderPage = self._transport.request(
            "GET",
            "/api/v1/providers/",
            query={"page": page, "page_size": page_size, "ordering": ordering},
        )
        return answer

    def get_provider(
        self,
        slug: str,
    ) -> Provider:
        """Retrieve a provider with its format variants."""
        answer: Provider = self._transport.request(
            "GET",
            "/api/v1/providers/{slug}/".format(slug=Transport.quoted(slug)),
        )
        return answer

    def get_metrics(
        self,
    ) -> Metrics:
        """The organization in figures."""
        answer: Metrics = self._transport.request(
            "GET",
            "/api/v1/dashboard/metrics/",
        )
        return answer

    def get_metrics_history(
        self,
    ) -> MetricsHistory:
        """The organization in figures, day by day."""
        answer: MetricsHistory = self._transport.request(
            "GET",
            "/api/v1/dashboard/metrics/history/",
        )
        return answer

    def get_storage(
        self,
    ) -> Storage:
        """Retrieve how much room the organization's documents take."""
        answer: Storage = self._transport.request(
            "GET",
            "/api/v1/storage/",
        )
        return answer

    def search(
        self,
        *,
        q: str | None = None,
    ) -> SearchResults:
        """Find documents, people and payroll migrations."""
        answer: SearchResults = self._transport.request(
            "GET",
            "/api/v1/dashboard/search/",
            query={"q": q},
        )
        return answer

    def create_api_key(
        self,
        body: NewApiKey,
        *,
        idempotency_key: str | None = None,
    ) -> CreatedApiKey:
        """Create an API key."""
        answer: CreatedApiKey = self._transport.request(
            "POST",
            "/api/v1/api-keys/",
            body=body,
            idempotency_key=idempotency_key,
        )
        return answer

    def list_api_keys(
        self,
        *,
        page: int | None = None,
        page_size: int | None = None,
        ordering: Literal["-created_at", "created_at"] | None = None,
    ) -> ApiKeyPage:
        """List the organization's API keys."""
        answer: ApiKeyPage = self._transport.request(
            "GET",
            "/api/v1/api-keys/",
            query={"page": page, "page_size": page_size, "ordering": ordering},
        )
        return answer

    def delete_api_key(
        self,
        id: str,
    ) -> None:
        """Revoke an API key at once and for good."""
        self._transport.request(
            "DELETE",
            "/api/v1/api-keys/{id}/".format(id=Transport.quoted(id)),
        )

    def get_retention(
        self,
    ) -> Retention:
        """Retrieve how long documents are kept."""
        answer: Retention = self._transport.request(
            "GET",
            "/api/v1/retention/",
        )
        return answer

    def put_retention(
        self,
        body: Retention,
    ) -> Retention:
        """Set how long documents are kept."""
        answer: Retention = self._transport.request(
            "PUT",
            "/api/v1/retention/",
            body=body,
        )
        return answer

    def preview_retention(
        self,
        *,
        retention_days: str | None = None,
    ) -> RetentionPreview:
        """Count what a retention would delete now."""
        answer: RetentionPreview = self._transport.request(
            "GET",
            "/api/v1/retention/preview/",
            query={"retention_days": retention_days},
        )
        return answer

    def create_webhook(
        self,
        body: NewWebhook,
        *,
        idempotency_key: str | None = None,
    ) -> CreatedWebhook:
        """Ask to be told of events."""
        answer: CreatedWebhook = self._transport.request(
            "POST",
            "/api/v1/webhooks/",
            body=body,
            idempotency_key=idempotency_key,
        )
        return answer

    def list_webhooks(
        self,
        *,
        page: int | None = None,
        page_size: int | None = None,
        ordering: Literal["-created_at", "created_at"] | None = None,
    ) -> WebhookPage:
        """List the organization's webhooks."""
        answer: WebhookPage = self._transport.request(
            "GET",
            "/api/v1/webhooks/",
            query={"page": page, "page_size": page_size, "ordering": ordering},
        )
        return answer

    def get_webhook(
        self,
        id: str,
    ) -> Webhook:
        """Retrieve a webhook."""
        answer: Webhook = self._transport.request(
            "GET",
            "/api/v1/webhooks/{id}/".format(id=Transport.quoted(id)),
        )
        return answer

    def update_webhook(
        self,
        id: str,
        body: WebhookChanges,
    ) -> Webhook:
        """Change a webhook."""
        answer: Webhook = self._transport.request(
            "PATCH",
            "/api/v1/webhooks/{id}/".format(id=Transport.quoted(id)),
            body=body,
        )
        return answer

    def delete_webhook(
        self,
        id: str,
    ) -> None:
        """Delete a webhook."""
        self._transport.request(
            "DELETE",
            "/api/v1/webhooks/{id}/".format(id=Transport.quoted(id)),
        )

    def list_deliveries(
        self,
        webhook_id: str,
        *,
        page: int | None = None,
        page_size: int | None = None,
        ordering: Literal["-created_at", "created_at"] | None = None,
        status: Literal["pending", "processing", "completed", "failed"] | None = None,
    ) -> DeliveryPage:
        """List the events sent to a webhook."""
        answer: DeliveryPage = self._transport.request(
            "GET",
            "/api/v1/webhooks/{webhook_id}/deliveries/".format(webhook_id=Transport.quoted(webhook_id)),
            query={"page": page, "page_size": page_size, "ordering": ordering, "status": status},
        )
        return answer

    def get_delivery(
        self,
        webhook_id: str,
        id: str,
    ) -> Delivery:
        """Retrieve a delivery."""
        answer: Delivery = self._transport.request(
            "GET",
            "/api/v1/webhooks/{webhook_id}/deliveries/{id}/".format(webhook_id=Transport.quoted(webhook_id), id=Transport.quoted(id)),
        )
        return answer

    def resubmit_delivery(
        self,
        webhook_id: str,
        id: str,
        *,
        idempotency_key: str | None = None,
    ) -> Delivery:
        """Send a failed delivery again."""
        answer: Delivery = self._transport.request(
            "POST",
            "/api/v1/webhooks/{webhook_id}/deliveries/{id}/resubmit/".format(webhook_id=Transport.quoted(webhook_id), id=Transport.quoted(id)),
            idempotency_key=idempotency_key,
        )
        return answer

    def list_audit_log(
        self,
        *,
        page: int | None = None,
        page_size: int | None = None,
        ordering: Literal["-created_at", "created_at"] | None = None,
        actor: str | None = None,
        action: str | None = None,
        subject_id: str | None = None,
    ) -> AuditEntryPage:
        """Who did what to which resource."""
        answer: AuditEntryPage = self._transport.request(
            "GET",
            "/api/v1/audit-log/",
            query={"page": page, "page_size": page_size, "ordering": ordering, "actor": actor, "action": action, "subject_id": subject_id},
        )
        return answer
