/**
 * What the loaders of the demo company share. A domain that prepares something for the others adds it to this interface from
 * its `*.demo.ts`: org the company, media the place for pictures.
 */
export interface Demo {
  /** Dates of the demo company are relative to the moment it is loaded. */
  now: Date
}
