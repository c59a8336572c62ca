/**
 * Data that the demo loaders share. A domain that prepares something for later domains adds it to this interface in its
 * `*.demo.ts`: org adds the company, media adds the picture store.
 */
export interface Demo {
  /** Dates of the demo company are relative to the moment it is loaded. */
  now: Date
}
