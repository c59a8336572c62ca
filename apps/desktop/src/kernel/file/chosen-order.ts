/** The uploaded files that were chosen before and after another file, as far as their uploads have finished. */
export interface Neighbours<Id> {
  readonly earlier: readonly Id[]
  readonly later: readonly Id[]
}

/**
 * Remembers the order in which files were chosen, because a large file finishes uploading after small ones chosen
 * later.
 */
export function createChosenOrder<Id extends string>() {
  const slots: { choice: readonly File[]; file: File; id?: Id }[] = []
  return {
    choose(files: readonly File[]): void {
      slots.push(...files.map((file) => ({ choice: files, file })))
    },
    /**
     * Records the id of an uploaded file and returns its neighbours. The earlier neighbours are files of the same
     * choice only: the person may have moved files of earlier choices.
     */
    settle(file: File, id: Id): Neighbours<Id> {
      const at = slots.findIndex((slot) => slot.file === file)
      const own = slots[at]
      if (!own) return { earlier: [], later: [] }
      own.id = id
      return {
        earlier: slots.slice(0, at).flatMap((slot) => (slot.choice === own.choice ? (slot.id ?? []) : [])),
        later: slots.slice(at + 1).flatMap((slot) => slot.id ?? []),
      }
    },
  }
}

/**
 * The index for the file in the current list: after its earlier neighbours, else before its later ones, else at the
 * end.
 */
export function placeAmong<Id>(list: readonly Id[], { earlier, later }: Neighbours<Id>): number {
  const before = list.findLastIndex((id) => earlier.includes(id))
  if (before >= 0) return before + 1
  const after = list.findIndex((id) => later.includes(id))
  return after >= 0 ? after : list.length
}
