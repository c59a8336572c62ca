/** What became of files chosen before and after another one, as far as it is there already. */
export interface Neighbours<Id> {
  readonly earlier: readonly Id[]
  readonly later: readonly Id[]
}

/** Remembers in which order files were chosen: large ones are there long after small ones that were chosen after them. */
export function createChosenOrder<Id extends string>() {
  const slots: { choice: readonly File[]; file: File; id?: Id }[] = []
  return {
    choose(files: readonly File[]): void {
      slots.push(...files.map((file) => ({ choice: files, file })))
    },
    /**
     * What a file became, and what it stands between. Before it are files of the same choice only: those of an earlier one
     * may have been put elsewhere for good, long ago.
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

/** Where it goes in a list as that stands now: after all earlier ones, else before the later ones, else at the end. */
export function placeAmong<Id>(list: readonly Id[], { earlier, later }: Neighbours<Id>): number {
  const before = list.findLastIndex((id) => earlier.includes(id))
  if (before >= 0) return before + 1
  const after = list.findIndex((id) => later.includes(id))
  return after >= 0 ? after : list.length
}
