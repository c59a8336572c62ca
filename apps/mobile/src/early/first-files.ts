/** Written by the build: the files that the first pages need besides the app's entry. */
export interface FirstFiles {
  readonly pages: Readonly<Record<string, readonly string[]>>
  readonly texts: Readonly<Record<string, string>>
}
