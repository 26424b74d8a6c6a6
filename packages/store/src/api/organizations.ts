import type { ListOptions, Page } from "./page.ts";

/** The owner of everything else. */
export interface Organization {
  readonly id: string;
  readonly name: string;
  readonly createdAt: Date;
}

export interface OrganizationRepository {
  create(organization: { readonly name: string }): Promise<Organization>;
  get(organizationId: string): Promise<Organization | null>;
  /** Every organization, for the operator's own tools. */
  list(options?: ListOptions): Promise<Page<Organization>>;
}
