/** Written by the build: the files that come besides the entry and the largest, which the page itself names. */
export interface FirstFiles {
  /** What the app needs whatever it shows. */
  readonly app: readonly string[]
  readonly pages: Readonly<Record<string, readonly string[]>>
  readonly texts: Readonly<Record<string, string>>
}
