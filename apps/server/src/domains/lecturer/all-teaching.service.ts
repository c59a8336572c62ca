import type { LecturerId, Teaching, TeachingSource } from './teaching.kind.ts'

/** What lecturers teach in all domains together. */
export const allTeaching = (sources: readonly TeachingSource[]): TeachingSource => ({
  async forLecturers(db, viewer, ids) {
    const all = new Map<LecturerId, Teaching>()
    for (const source of sources)
      for (const [id, { courses, seconds }] of await source.forLecturers(db, viewer, ids)) {
        const before = all.get(id) ?? { courses: 0, seconds: 0 }
        all.set(id, { courses: before.courses + courses, seconds: before.seconds + seconds })
      }
    return all
  },

  async named(db, ids) {
    const all = new Map<LecturerId, number>()
    for (const source of sources)
      for (const [id, count] of await source.named(db, ids)) all.set(id, (all.get(id) ?? 0) + count)
    return all
  },
})
