# Made from the service's OpenAPI document. Do not change it by hand.

"""What is sent to the service, and what it answers."""

from __future__ import annotations

from typing import Any, Literal, NotRequired, TypedDict


class UploadedDocument(TypedDict):
    id: str
    filename: str
    file_size: int
    checksum: str
    content_type: str
    organization: str
    status: Literal["uploaded"]
    job_id: NotRequired[str]
    created_at: str


class Problem(TypedDict):
    """RFC 9457."""
    type: str
    title: str
    status: int
    detail: str
    code: str
    request_id: str
    errors: NotRequired[list[ProblemErrorsItem]]


class ProblemErrorsItem(TypedDict):
    pointer: NotRequired[str]
    parameter: NotRequired[str]
    detail: str


class DocumentItemPage(TypedDict):
    count: int
    next: str | None
    previous: str | None
    results: list[DocumentItem]


class DocumentItem(TypedDict):
    id: str
    filename: str
    file_size: int
    checksum: str
    created_at: str


class Document(TypedDict):
    id: str
    filename: str
    file_size: int
    checksum: str
    content_type: str
    created_at: str


class DocumentOverviewPage(TypedDict):
    count: int
    next: str | None
    previous: str | None
    results: list[DocumentOverview]


class DocumentOverview(TypedDict):
    """A document with its newest job, null where there is none."""
    document: DocumentItem
    job: DocumentOverviewJob | None
    review: JobReview | None
    result: DocumentOverviewResult | None


class DocumentOverviewJob(TypedDict):
    id: str
    status: Literal["pending", "processing", "completed", "failed"]
    error: WorkError | None
    created_at: str
    updated_at: str


class DocumentOverviewResult(TypedDict):
    confidence_score: float
    employees: int
    failed_checks: int
    unclaimed_tokens: int
    money_at_risk: float
    corrections: int


class WorkError(TypedDict):
    """Why it failed."""
    code: str
    message: str


class JobReview(TypedDict):
    """A person's review of the job."""
    job_id: str
    reviewed_by: str
    created_at: str


class NewExtractionJob(TypedDict):
    document_id: str
    password: NotRequired[str]


class ExtractionJobItem(TypedDict):
    id: str
    status: Literal["pending", "processing", "completed", "failed"]
    document_id: str
    created_at: str
    updated_at: str


class ExtractionJobItemPage(TypedDict):
    count: int
    next: str | None
    previous: str | None
    results: list[ExtractionJobItem]


class ExtractionJob(TypedDict):
    """`result` is null unless completed; `error` is there when failed."""
    id: str
    status: Literal["pending", "processing", "completed", "failed"]
    document_id: str
    created_at: str
    updated_at: str
    result: ExtractionResult | None
    error: NotRequired[WorkError]


class ExtractionResult(TypedDict):
    id: str
    confidence_score: float
    canonical_output: CanonicalOutput
    confidence: float
    payroll_data: PayrollData
    reader: UsedReader | None
    voting: NotRequired[Voting]
    created_at: str


class CanonicalOutput(TypedDict):
    schema_version: Literal["1.0"]
    provider: str | None
    format_variant: str | None
    format_type: Literal["payroll_journal", "payroll_summary", "pay_statement", "tax_report", "benefits_summary"]
    company: CanonicalOutputCompany
    currency: str
    pay_period: CanonicalOutputPayPeriod
    pay_date: str | None
    run_kind: Literal["regular", "off_cycle", "correction", None]
    employees: list[CanonicalOutputEmployeesItem]
    totals: CanonicalOutputTotals | None


class CanonicalOutputCompany(TypedDict):
    name: str | None
    id: str | None


class CanonicalOutputPayPeriod(TypedDict):
    start: str | None
    end: str | None


class CanonicalOutputEmployeesItem(TypedDict):
    employee_id: str
    name: str
    department: str | None
    gross_pay: float | None
    net_pay: float | None
    earnings: list[CanonicalOutputEmployeesItemEarningsItem]
    deductions: list[CanonicalOutputEmployeesItemDeductionsItem]
    taxes: list[CanonicalOutputEmployeesItemTaxesItem]
    employer_taxes: list[CanonicalOutputEmployeesItemEmployerTaxesItem]
    employer_contributions: list[CanonicalOutputEmployeesItemEmployerContributionsItem]
    payments: list[CanonicalOutputEmployeesItemPaymentsItem]


class CanonicalOutputEmployeesItemEarningsItem(TypedDict):
    code: str | None
    description: str
    type: Literal["regular", "overtime", "double_overtime", "shift", "pto", "sick", "holiday", "bonus", "commission", "tips", "retro", "severance", "stock", "reimbursement", "other"]
    role: Literal["cash", "memo", "imputed"]
    hours: float | None
    rate: float | None
    amount: float
    ytd_hours: float | None
    ytd_amount: float | None


class CanonicalOutputEmployeesItemDeductionsItem(TypedDict):
    code: str | None
    description: str
    type: Literal["401k", "roth_401k", "401k_loan", "403b", "roth_403b", "457b", "roth_457b", "simple_ira", "pension", "medical", "dental", "vision", "hsa", "fsa_medical", "fsa_dependent_care", "commuter", "life", "disability", "stock_purchase", "loan", "garnishment", "child_support", "tax_levy", "union_dues", "charity", "other"]
    role: Literal["cash", "memo", "employer_cost", "offset"]
    pretax: bool | None
    amount: float
    ytd_amount: float | None


class CanonicalOutputEmployeesItemTaxesItem(TypedDict):
    code: str | None
    description: str
    type: Literal["federal_income", "social_security", "medicare", "fica", "state_income", "state_disability", "state_unemployment", "state_family_leave", "local_income", "federal_unemployment", "other"]
    jurisdiction: str | None
    locality: str | None
    taxable_wages: float | None
    amount: float
    ytd_taxable_wages: float | None
    ytd_amount: float | None


class CanonicalOutputEmployeesItemEmployerTaxesItem(TypedDict):
    code: str | None
    description: str
    type: Literal["federal_income", "social_security", "medicare", "fica", "state_income", "state_disability", "state_unemployment", "state_family_leave", "local_income", "federal_unemployment", "other"]
    jurisdiction: str | None
    locality: str | None
    taxable_wages: float | None
    amount: float
    ytd_taxable_wages: float | None
    ytd_amount: float | None


class CanonicalOutputEmployeesItemEmployerContributionsItem(TypedDict):
    code: str | None
    description: str
    type: Literal["401k", "roth_401k", "401k_loan", "403b", "roth_403b", "457b", "roth_457b", "simple_ira", "pension", "medical", "dental", "vision", "hsa", "fsa_medical", "fsa_dependent_care", "commuter", "life", "disability", "stock_purchase", "loan", "garnishment", "child_support", "tax_levy", "union_dues", "charity", "other"]
    role: Literal["cash", "memo", "employer_cost", "offset"]
    pretax: bool | None
    amount: float
    ytd_amount: float | None


class CanonicalOutputEmployeesItemPaymentsItem(TypedDict):
    number: str | None
    method: Literal["check", "direct_deposit", None]
    date: str | None
    amount: float


class CanonicalOutputTotals(TypedDict):
    """The totals printed on the document."""
    employee_count: int | None
    gross_pay: float | None
    net_pay: float | None
    total_earnings: float | None
    total_deductions: float | None
    total_taxes: float | None


class PayrollData(TypedDict):
    """The same payroll in short."""
    pay_period: PayrollDataPayPeriod
    employees: list[PayrollDataEmployeesItem]
    totals: PayrollDataTotals


class PayrollDataPayPeriod(TypedDict):
    start_date: str | None
    end_date: str | None


class PayrollDataEmployeesItem(TypedDict):
    name: str
    gross_pay: float | None
    net_pay: float | None
    deductions: dict[str, float]


class PayrollDataTotals(TypedDict):
    gross_pay: float | None
    net_pay: float | None
    total_deductions: float


class UsedReader(TypedDict):
    """The reader of the result; null in older results."""
    name: Literal["variant", "inference", "joint", "mapping"]
    version: int


class Voting(TypedDict):
    """What became of voters from outside; absent where there are none."""
    effect: Literal["none", "same", "outvoted", "changed"]
    voters: list[VoterReport]


class VoterReport(TypedDict):
    name: str
    outcome: Literal["voted", "silent", "late", "failed", "malformed", "not_asked"]
    pages: list[int]
    votes: int
    cut: int
    refused: VoterReportRefused


class VoterReportRefused(TypedDict):
    """Votes that did not count, by the reason."""
    malformed: int
    unknown_role: int
    unplaced: int
    too_many: int


class Resubmission(TypedDict):
    password: NotRequired[str]


class Evidence(TypedDict):
    """Where each field was read: page, box and printed text by field path."""
    job_id: str
    evidence: dict[str, list[Printed]]
    unclaimed: list[Printed]
    pages: list[PageSummary]


class Printed(TypedDict):
    """Something printed, and where."""
    page: int
    box: Box
    text: str
    cell: NotRequired[str]


class Box(TypedDict):
    """Points (1/72 inch) from the top left of the page as it is displayed."""
    x0: float
    top: float
    x1: float
    bottom: float


class PageSummary(TypedDict):
    number: int
    width: float
    height: float
    rotation: int
    source: str
    reason: str
    straightened: PageSummaryStraightened | None
    words: int
    money_tokens: int
    unclaimed: int


class PageSummaryStraightened(TypedDict):
    """Degrees clockwise by which it was turned, and then levelled, to be read."""
    turned: int
    skew: float


class Checks(TypedDict):
    """The sums that the document's own figures should satisfy, and whether they do."""
    job_id: str
    confidence_score: float
    confidence_reasons: list[ConfidenceReason]
    checks: list[Check]


class ConfidenceReason(TypedDict):
    code: str
    message: str
    effect: float
    count: NotRequired[int]
    of: NotRequired[int]
    fields: NotRequired[list[str]]


class Check(TypedDict):
    """A sum that the document's own figures should satisfy."""
    id: str
    scope: str
    identity: str
    expected: float | None
    actual: float | None
    difference: float | None
    passed: bool | None
    members: list[str]


class CorrectedOutput(TypedDict):
    """The result with its corrections; a value that only a person says counts as proved where printed sums hold with it."""
    job_id: str
    canonical_output: CanonicalOutput
    confidence_score: float
    confidence_reasons: list[ConfidenceReason]
    confidence_before: float
    checks: list[Check]
    changed_checks: list[ChangedCheck]
    corrected: list[CorrectedField]
    unclaimed: list[Printed]
    applied: list[str]
    superseded: list[str]
    not_applied: list[CorrectedOutputNotAppliedItem]
    corrected_as: dict[str, str]


class CorrectedOutputNotAppliedItem(TypedDict):
    correction_id: str
    reason: str


class ChangedCheck(TypedDict):
    """A sum that says something else with the corrections."""
    id: str
    before: bool | None
    after: bool | None


class CorrectedField(TypedDict):
    """A field with a value from a person."""
    field_path: str
    correction_id: str
    before: str | float | bool | None
    after: str | float | bool | None
    proved: bool | None
    holds: list[str]
    fails: list[str]
    evidence: list[Printed]


class NewCorrection(TypedDict):
    correction_type: Literal["wrong_value", "wrong_field", "missing_field", "spurious"]
    field_path: str
    original_value: str
    corrected_value: str
    notes: NotRequired[str | None]
    evidence: NotRequired[Printed | None]


class Correction(TypedDict):
    id: str
    job_id: str
    correction_type: Literal["wrong_value", "wrong_field", "missing_field", "spurious"]
    field_path: str
    original_value: str
    corrected_value: str
    notes: str | None
    created_at: str


class CorrectionPage(TypedDict):
    count: int
    next: str | None
    previous: str | None
    results: list[Correction]


class CorrectionChanges(TypedDict):
    correction_type: NotRequired[Literal["wrong_value", "wrong_field", "missing_field", "spurious"]]
    field_path: NotRequired[str]
    original_value: NotRequired[str]
    corrected_value: NotRequired[str]
    notes: NotRequired[str | None]
    evidence: NotRequired[Printed | None]


class NewStructureCorrection(TypedDict):
    """`add`: `field_path` of a list (`employees`, `employees[3].taxes`), or of a record that is not there, and its `values`. `merge`: `field_path` of an employee, `into` of another. `move`: `field_path` of a line, `to` a list (`employees[3].deductions`). `set_column`: `list`, `code` and `description` of its lines; their `values`, and `to_list` where they belong to another."""
    action: Literal["add", "merge", "move", "set_column"]
    field_path: NotRequired[str]
    values: NotRequired[dict[str, str]]
    into: NotRequired[str]
    to: NotRequired[str]
    list: NotRequired[Literal["earnings", "deductions", "taxes", "employer_taxes", "employer_contributions"]]
    code: NotRequired[str | None]
    description: NotRequired[str]
    to_list: NotRequired[Literal["earnings", "deductions", "taxes", "employer_taxes", "employer_contributions"] | None]
    notes: NotRequired[str | None]
    evidence: NotRequired[Printed | None]


class StructureCorrection(TypedDict):
    id: str
    job_id: str
    action: Literal["add", "merge", "move", "set_column"]
    field_path: NotRequired[str]
    values: NotRequired[dict[str, str]]
    into: NotRequired[str]
    to: NotRequired[str]
    list: NotRequired[Literal["earnings", "deductions", "taxes", "employer_taxes", "employer_contributions"]]
    code: NotRequired[str | None]
    description: NotRequired[str]
    to_list: NotRequired[Literal["earnings", "deductions", "taxes", "employer_taxes", "employer_contributions"] | None]
    notes: str | None
    created_at: str


class StructureCorrectionPage(TypedDict):
    count: int
    next: str | None
    previous: str | None
    results: list[StructureCorrection]


class NewLayout(TypedDict):
    """What the layout is called. A name and provider that are there already get their next version."""
    name: str
    provider: NotRequired[str]


class Layout(TypedDict):
    id: str
    job_id: str | None
    name: str
    provider: str
    version: int
    status: Literal["pending", "processing", "completed", "failed"]
    accepted: bool | None
    in_use: bool
    trusted: bool | None
    report: LayoutReport | None
    error: WorkError | None
    created_at: str
    updated_at: str


class LayoutReport(TypedDict):
    """Fields are told by their paths, never by their values."""
    confidence_before: NotRequired[float]
    confidence_after: NotRequired[float]
    differed_before: NotRequired[int]
    differs: NotRequired[int]
    differs_in: NotRequired[list[LayoutReportDiffersInItem]]
    untaught: NotRequired[list[str]]
    not_applied: NotRequired[int]
    tried: int
    not_tried: int
    worse: list[LayoutReportWorseItem]
    better: list[LayoutReportBetterItem]


class LayoutReportDiffersInItem(TypedDict):
    path: str
    missing: bool


class LayoutReportWorseItem(TypedDict):
    document_id: str
    job_id: str
    fields: list[str]
    count: int


class LayoutReportBetterItem(TypedDict):
    document_id: str
    job_id: str
    confidence_before: float
    confidence_after: float


class ImportedLayout(TypedDict):
    name: NotRequired[str]
    layout: LayoutData


class LayoutData(TypedDict):
    """A format variant with its provider, as the engine's published schemas say."""
    provider: Any
    variant: Any


class LayoutPage(TypedDict):
    count: int
    next: str | None
    previous: str | None
    results: list[Layout]


class JobColumns(TypedDict):
    """What the columns of the spreadsheet were taken for; nulls for a document without columns."""
    header: str | None
    mapping: SpreadsheetMapping | None
    saved: bool


class SpreadsheetMapping(TypedDict):
    """What the columns of a spreadsheet are."""
    version: Literal[1]
    sheets: list[MappedSheet]


class MappedSheet(TypedDict):
    sheet: str | None
    columns: list[MappedColumn]
    lists: NotRequired[dict[str, Any]]


MappedColumn = TypedDict(
    "MappedColumn",
    {
        "column": "str",
        "heading": "str",
        "is": "Literal[\"employee_id\", \"name\", \"first_name\", \"last_name\", \"department\", \"gross_pay\", \"net_pay\", \"total_taxes\", \"total_deductions\", \"ignore\", \"list\", \"code\", \"description\", \"amount\", \"hours\", \"rate\", \"taxable_wages\", \"ytd_amount\", \"ytd_hours\", \"ytd_taxable_wages\", \"earnings.amount\", \"earnings.hours\", \"earnings.rate\", \"earnings.taxable_wages\", \"earnings.ytd_amount\", \"earnings.ytd_hours\", \"earnings.ytd_taxable_wages\", \"taxes.amount\", \"taxes.hours\", \"taxes.rate\", \"taxes.taxable_wages\", \"taxes.ytd_amount\", \"taxes.ytd_hours\", \"taxes.ytd_taxable_wages\", \"deductions.amount\", \"deductions.hours\", \"deductions.rate\", \"deductions.taxable_wages\", \"deductions.ytd_amount\", \"deductions.ytd_hours\", \"deductions.ytd_taxable_wages\", \"employer_taxes.amount\", \"employer_taxes.hours\", \"employer_taxes.rate\", \"employer_taxes.taxable_wages\", \"employer_taxes.ytd_amount\", \"employer_taxes.ytd_hours\", \"employer_taxes.ytd_taxable_wages\", \"employer_contributions.amount\", \"employer_contributions.hours\", \"employer_contributions.rate\", \"employer_contributions.taxable_wages\", \"employer_contributions.ytd_amount\", \"employer_contributions.ytd_hours\", \"employer_contributions.ytd_taxable_wages\"]",
        "line": "NotRequired[str]",
    },
)


class ColumnMappingPage(TypedDict):
    count: int
    next: str | None
    previous: str | None
    results: list[ColumnMapping]


class ColumnMapping(TypedDict):
    id: str
    header: str
    name: str
    mapping: SpreadsheetMapping
    created_at: str
    updated_at: str


class NewColumnMapping(TypedDict):
    name: str
    mapping: SpreadsheetMapping


class NewMigration(TypedDict):
    name: str
    source_provider: str
    target_provider: str


class Migration(TypedDict):
    id: str
    name: str
    source_provider: str
    target_provider: str
    status: Literal["pending", "in_progress", "validated", "failed", "signed"]
    organization: str
    created_at: str
    updated_at: str


class MigrationPage(TypedDict):
    count: int
    next: str | None
    previous: str | None
    results: list[Migration]


class MigrationChanges(TypedDict):
    name: NotRequired[str]
    source_provider: NotRequired[str]
    target_provider: NotRequired[str]


class NewRun(TypedDict):
    run_type: Literal["source", "target"]
    document_id: str


class Run(TypedDict):
    id: str
    migration: str
    run_type: Literal["source", "target"]
    document_id: str
    status: Literal["pending", "processing", "completed", "failed"]
    created_at: str
    updated_at: str


class RunPage(TypedDict):
    count: int
    next: str | None
    previous: str | None
    results: list[Run]


class RunChanges(TypedDict):
    run_type: NotRequired[Literal["source", "target"]]
    document_id: NotRequired[str]


class Mapping(TypedDict):
    """As in the file of `paylift diff --map`."""
    employees: NotRequired[list[CrosswalkEntry]]
    lines: NotRequired[list[LineMapping]]


class CrosswalkEntry(TypedDict):
    """One person on both sides, each by id or by name."""
    source_id: NotRequired[str]
    source_name: NotRequired[str]
    target_id: NotRequired[str]
    target_name: NotRequired[str]


class LineMapping(TypedDict):
    """Items of the source that become items of the target."""
    source: list[MappedItem]
    target: list[MappedItem]
    factor: NotRequired[Literal[1, -1]]


class MappedItem(TypedDict):
    """An item of one side: by its code, else by its label."""
    section: Literal["earnings", "deductions", "taxes", "employer_taxes", "employer_contributions"]
    code: str | None
    description: str


class ToleranceSettings(TypedDict):
    """As in the file of `paylift diff --tolerance`."""
    tolerances: NotRequired[list[ToleranceEntry]]
    ytd_reason: NotRequired[str | None]
    min_confidence: NotRequired[float]


class ToleranceEntry(TypedDict):
    """The first one that fits a value decides."""
    field: Literal["amount", "gross_pay", "net_pay", "hours", "rate", "taxable_wages", "ytd", "total"]
    section: NotRequired[Literal["earnings", "deductions", "taxes", "employer_taxes", "employer_contributions"]]
    type: NotRequired[str]
    absolute: NotRequired[float]
    percent: NotRequired[float]


class NewValidation(TypedDict):
    source_run_id: str
    target_run_id: str


class Validation(TypedDict):
    """`report` is null unless completed; `error` is there when failed."""
    id: str
    migration_id: str
    source_run_id: str
    target_run_id: str
    status: Literal["pending", "processing", "completed", "failed"]
    report: ValidationReport | None
    error: NotRequired[WorkError]
    created_at: str


class ValidationReport(TypedDict):
    total_fields: int
    matched_fields: int
    discrepancies: list[Discrepancy]
    employees: list[EmployeeVerdict]
    groups: list[DiscrepancyGroup]
    mapping: list[dict[str, Any]]
    untested: list[dict[str, Any]]
    tolerated: list[dict[str, Any]]
    confidence: ValidationReportConfidence
    sides: ComparedSides
    settings_digest: NotRequired[str]


class ValidationReportConfidence(TypedDict):
    source: float | None
    target: float | None


class Discrepancy(TypedDict):
    field_path: str
    source_value: str | None
    target_value: str | None
    severity: Literal["high", "medium", "low"]
    kind: Literal["missing_employee", "extra_employee", "net_pay", "gross_pay", "line_amount", "line_missing", "line_extra", "line_type", "line_split", "rounding", "hours", "rate", "taxable_wages", "ytd", "pay_period", "pay_date", "id", "name", "total"]
    employee: ComparedEmployee | None
    item: str | None
    difference: str | None
    money_at_risk: NotRequired[float]
    group: str
    caused_by: list[str]
    rules: list[str]
    evidence: DiscrepancyEvidence
    reading: dict[str, Any] | None
    key: str
    decision: str | None


class DiscrepancyEvidence(TypedDict):
    source: list[str]
    target: list[str]


class ComparedEmployee(TypedDict):
    name: str
    source_id: str | None
    target_id: str | None


class EmployeeVerdict(TypedDict):
    verdict: Literal["matched", "only_in_source", "only_in_target", "could_not_test"]
    employee: ComparedEmployee
    source_index: int | None
    target_index: int | None
    match: dict[str, Any] | None
    discrepancies: int
    severity: Literal["high", "medium", "low"] | None


class DiscrepancyGroup(TypedDict):
    """Differences of one cause."""
    id: str
    kind: Literal["missing_employee", "extra_employee", "net_pay", "gross_pay", "line_amount", "line_missing", "line_extra", "line_type", "line_split", "rounding", "hours", "rate", "taxable_wages", "ytd", "pay_period", "pay_date", "id", "name", "total"]
    title: str
    explanation: str
    severity: Literal["high", "medium", "low"]
    employees: int
    discrepancies: int
    effects: int
    money_at_risk: float
    difference: float
    rate: dict[str, Any] | None


class ComparedSides(TypedDict):
    source: ComparedSide
    target: ComparedSide


class ComparedSide(TypedDict):
    run_id: str
    document_id: str
    job_id: str
    filename: str
    provider: str | None
    format_variant: str | None
    pay_period: ComparedSidePayPeriod
    pay_date: str | None
    corrections: int
    corrections_digest: NotRequired[str]
    employees: int
    gross_pay: float
    net_pay: float
    taxes: float
    deductions: float


class ComparedSidePayPeriod(TypedDict):
    start: str | None
    end: str | None


class ValidationItemPage(TypedDict):
    count: int
    next: str | None
    previous: str | None
    results: list[ValidationItem]


class ValidationItem(TypedDict):
    id: str
    migration_id: str
    source_run_id: str
    target_run_id: str
    status: Literal["pending", "processing", "completed", "failed"]
    created_at: str


class NewDecision(TypedDict):
    validation_id: str
    key: str
    reason: str


class Decision(TypedDict):
    id: str
    migration_id: str
    key: str
    reason: str
    decided_by: str
    discrepancy: DecidedDiscrepancy
    batch_id: str | None
    created_at: str


class DecidedDiscrepancy(TypedDict):
    """The discrepancy as it was when it was accepted."""
    validation_id: str
    field_path: str
    source_value: str | None
    target_value: str | None
    severity: Literal["high", "medium", "low"]
    kind: Literal["missing_employee", "extra_employee", "net_pay", "gross_pay", "line_amount", "line_missing", "line_extra", "line_type", "line_split", "rounding", "hours", "rate", "taxable_wages", "ytd", "pay_period", "pay_date", "id", "name", "total"]
    employee: dict[str, Any] | None
    item: str | None
    difference: str | None


class DecisionPage(TypedDict):
    count: int
    next: str | None
    previous: str | None
    results: list[Decision]


class NewDecisionBatch(TypedDict):
    """What is accepted for one reason: either a cause or keys."""
    validation_id: str
    reason: str
    cause: NotRequired[str]
    keys: NotRequired[list[str]]


class DecisionBatch(TypedDict):
    id: str
    migration_id: str
    decisions: int
    already_decided: int
    created_at: str


class Readiness(TypedDict):
    go: bool
    reasons: list[str]
    source_runs: int
    source_runs_without_validation: int
    open: ReadinessOpen
    accepted: int
    could_not_test: int
    money_at_risk: float
    total_fields: int
    matched_fields: int
    unused_decisions: list[str]
    validations: list[ValidationFigures]


class ReadinessOpen(TypedDict):
    """Discrepancies that are not accepted."""
    high: int
    medium: int
    low: int


class ValidationFigures(TypedDict):
    validation_id: str
    source_run_id: str
    target_run_id: str
    go: bool
    reasons: list[str]
    open: ValidationFiguresOpen
    accepted: int
    could_not_test: int
    money_at_risk: float
    total_fields: int
    matched_fields: int
    sides: ComparedSides | None


class ValidationFiguresOpen(TypedDict):
    """Discrepancies that are not accepted."""
    high: int
    medium: int
    low: int


class NewSignOff(TypedDict):
    comment: NotRequired[str | None]


class SignOff(TypedDict):
    """The figures as they were when they were signed."""
    id: str
    migration_id: str
    signed_by: str
    comment: str | None
    figures: Readiness
    created_at: str


class SignOffPage(TypedDict):
    count: int
    next: str | None
    previous: str | None
    results: list[SignOff]


class SignOffPolicy(TypedDict):
    two_persons: bool


class ProviderPage(TypedDict):
    count: int
    next: str | None
    previous: str | None
    results: list[Provider]


class Provider(TypedDict):
    id: str
    name: str
    slug: str
    description: str
    supported_formats: list[str]
    format_variants: list[FormatVariant]


class FormatVariant(TypedDict):
    id: str
    name: str
    format_type: str
    version: str


class Metrics(TypedDict):
    total_documents: int
    total_jobs: int
    jobs_by_status: MetricsJobsByStatus
    total_migrations: int
    avg_confidence_score: float


class MetricsJobsByStatus(TypedDict):
    completed: int
    failed: int
    pending: int
    processing: int


class MetricsHistory(TypedDict):
    days: list[MetricsHistoryDaysItem]


class MetricsHistoryDaysItem(TypedDict):
    date: str
    documents: int
    completed: int
    failed: int
    avg_confidence_score: float | None


class Storage(TypedDict):
    stored_bytes: int
    limit_bytes: int | None


class SearchResults(TypedDict):
    """The newest of each kind, 8 at most."""
    documents: list[SearchResultsDocumentsItem]
    people: list[SearchResultsPeopleItem]
    migrations: list[SearchResultsMigrationsItem]


class SearchResultsDocumentsItem(TypedDict):
    id: str
    filename: str
    created_at: str


class SearchResultsPeopleItem(TypedDict):
    name: str
    employee_id: str | None
    job_id: str
    field_path: str
    filename: str


class SearchResultsMigrationsItem(TypedDict):
    id: str
    name: str


class NewApiKey(TypedDict):
    name: str
    scopes: list[Literal["documents:write", "documents:read", "documents:delete", "jobs:write", "jobs:read", "migrations:write", "migrations:read", "validations:write", "validations:read", "api_keys:write", "audit_log:read"]]
    expires_at: NotRequired[str | None]


class CreatedApiKey(TypedDict):
    id: str
    name: str
    prefix: str
    scopes: list[str]
    created_at: str
    last_used_at: str | None
    expires_at: str | None
    key: str | None


class ApiKeyPage(TypedDict):
    count: int
    next: str | None
    previous: str | None
    results: list[ApiKey]


class ApiKey(TypedDict):
    id: str
    name: str
    prefix: str
    scopes: list[str]
    created_at: str
    last_used_at: str | None
    expires_at: str | None


class Retention(TypedDict):
    """Days since the upload that documents are kept; null for no limit."""
    retention_days: int | None


class RetentionPreview(TypedDict):
    retention_days: int
    documents: int
    kept_for_migrations: int


class NewWebhook(TypedDict):
    url: str
    events: list[Literal["job.completed", "job.failed", "validation.completed", "validation.failed"]]


class CreatedWebhook(TypedDict):
    id: str
    url: str
    events: list[Literal["job.completed", "job.failed", "validation.completed", "validation.failed"]]
    created_at: str
    updated_at: str
    secret: str | None


class WebhookPage(TypedDict):
    count: int
    next: str | None
    previous: str | None
    results: list[Webhook]


class Webhook(TypedDict):
    id: str
    url: str
    events: list[Literal["job.completed", "job.failed", "validation.completed", "validation.failed"]]
    created_at: str
    updated_at: str


class WebhookChanges(TypedDict):
    url: NotRequired[str]
    events: NotRequired[list[Literal["job.completed", "job.failed", "validation.completed", "validation.failed"]]]


class DeliveryPage(TypedDict):
    count: int
    next: str | None
    previous: str | None
    results: list[Delivery]


class Delivery(TypedDict):
    """One event on its way to one webhook; `error` is there when failed."""
    id: str
    webhook_id: str
    event: Literal["job.completed", "job.failed", "validation.completed", "validation.failed"]
    data: dict[str, Any]
    status: Literal["pending", "processing", "completed", "failed"]
    attempts: int
    response_status: int | None
    error: NotRequired[WorkError]
    created_at: str
    updated_at: str


class AuditEntryPage(TypedDict):
    count: int
    next: str | None
    previous: str | None
    results: list[AuditEntry]


class AuditEntry(TypedDict):
    id: str
    actor: str
    action: str
    subject_type: str
    subject_id: str | None
    details: dict[str, Any]
    created_at: str


class Credentials(TypedDict):
    email: str
    password: str


class Session(TypedDict):
    user: SessionUser
    organization: SessionOrganization
    csrf_token: str
    expires_at: str


class SessionUser(TypedDict):
    id: str
    email: str
    role: Literal["reader", "reviewer", "approver", "admin"]


class SessionOrganization(TypedDict):
    id: str
    name: str


class Setup(TypedDict):
    open: bool
    organization: str | None


class NewSetup(TypedDict):
    token: str
    organization: str
    email: str
    password: str


class NewUser(TypedDict):
    email: str
    password: str
    role: NotRequired[Literal["reader", "reviewer", "approver", "admin"]]


class User(TypedDict):
    """A person who signs in to the dashboard."""
    id: str
    email: str
    role: Literal["reader", "reviewer", "approver", "admin"]
    created_at: str


class UserPage(TypedDict):
    count: int
    next: str | None
    previous: str | None
    results: list[User]


class NewPassword(TypedDict):
    password: str


class UserRole(TypedDict):
    role: Literal["reader", "reviewer", "approver", "admin"]


class JobCompletedEvent(TypedDict):
    type: Literal["job.completed"]
    timestamp: str
    data: JobCompletedEventData


class JobCompletedEventData(TypedDict):
    job_id: str
    document_id: str | None
    status: Literal["completed", "failed"]


class JobFailedEvent(TypedDict):
    type: Literal["job.failed"]
    timestamp: str
    data: JobFailedEventData


class JobFailedEventData(TypedDict):
    job_id: str
    document_id: str | None
    status: Literal["completed", "failed"]


class ValidationCompletedEvent(TypedDict):
    type: Literal["validation.completed"]
    timestamp: str
    data: ValidationCompletedEventData


class ValidationCompletedEventData(TypedDict):
    validation_id: str
    migration_id: str
    status: Literal["completed", "failed"]


class ValidationFailedEvent(TypedDict):
    type: Literal["validation.failed"]
    timestamp: str
    data: ValidationFailedEventData


class ValidationFailedEventData(TypedDict):
    validation_id: str
    migration_id: str
    status: Literal["completed", "failed"]
