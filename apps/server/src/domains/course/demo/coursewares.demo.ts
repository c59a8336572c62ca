import type { CollegeId, FileId, Id, UserId } from '@sands/contract/kernel/schema'
import { COURSEWARE_TYPES, type CoursewareType, type LearnForm, learnForm } from '@sands/rules/study'
import { and, eq } from 'drizzle-orm'
import type { Tx } from '../../../kernel/database/database.ts'
import { type DemoPictures, files, writePdf } from '../../media/index.ts'
import { createAudience } from '../../org/index.ts'
import { coursewarePictures, coursewares } from '../course.tables.ts'
import { COVERS, type CoverName } from './cover.demo.ts'
import type { DemoCatalogue, DemoCourseware } from './demo-course.kind.ts'

export interface MadeCourseware {
  id: Id<'courseware'>
  type: CoursewareType
  form: LearnForm
  /** Milliseconds of a medium, number of pages or pictures, or 1 for a link. */
  total: number
  minutes: number
  minSeconds: number
}

export interface DemoPlace {
  tx: Tx
  collegeId: CollegeId
  ownerId: UserId
  pictures: DemoPictures
  now: Date
}

export interface CoursewareMaker {
  draw(name: CoverName): Promise<FileId>
  /** Courseware with the same title and material is created only once, also for several courses. */
  make(courseware: DemoCourseware, updatedAt: Date): Promise<MadeCourseware>
  makeAlone(courseware: DemoCourseware, updatedAt: Date): Promise<MadeCourseware>
}

const typeOf = (courseware: DemoCourseware): CoursewareType => {
  if (courseware.film) return COURSEWARE_TYPES.video
  if (courseware.sound) return COURSEWARE_TYPES.audio
  if (courseware.document) return COURSEWARE_TYPES.document
  return courseware.pictures ? COURSEWARE_TYPES.pictures : COURSEWARE_TYPES.link
}

async function storeDocuments(place: DemoPlace, { documents }: DemoCatalogue, isChinese: boolean): Promise<void> {
  const { tx, collegeId, ownerId, pictures, now } = place
  for (const { name, sheets } of documents)
    await pictures.storeDocument(tx, {
      collegeId,
      ownerId,
      name,
      content: writePdf(sheets, isChinese ? 'chinese' : 'latin'),
      pages: sheets.length,
      text: sheets.flatMap(({ title, lines }) => [title, ...lines]).join('\n'),
      createdAt: now,
    })
}

export async function coursewareMaker(
  place: DemoPlace,
  catalogue: DemoCatalogue,
  isChinese: boolean,
): Promise<CoursewareMaker> {
  const { tx, collegeId, ownerId, pictures, now } = place
  await storeDocuments(place, catalogue, isChinese)
  const library = await tx
    .select({ id: files.id, name: files.name, kind: files.kind, duration: files.duration, pages: files.pages })
    .from(files)
    .where(and(eq(files.collegeId, collegeId), files.inLibrary))
  const drawn = new Map<CoverName, Promise<FileId>>()
  const made = new Map<string, Promise<MadeCourseware>>()

  function draw(name: CoverName): Promise<FileId> {
    const file = { collegeId, ownerId, purpose: 'image', name: `${name}.webp`, createdAt: now } as const
    const stored = drawn.get(name) ?? pictures.store(tx, { ...file, svg: COVERS[name]() })
    drawn.set(name, stored)
    return stored
  }

  function fileOf({ film, sound, document }: DemoCourseware) {
    const kind = film ? 'video' : 'audio'
    const file = library.find((row) => (document ? row.name === document : (film || sound) && row.kind === kind))
    if (!file && (film || sound || document)) throw new Error(`the library has no ${document ?? kind}`)
    return file
  }

  async function store(courseware: DemoCourseware, updatedAt: Date, isAlone: boolean): Promise<MadeCourseware> {
    const type = typeOf(courseware)
    const file = fileOf(courseware)
    const { title, link = null, minutes, minSeconds = 0, pictures: shown = [] } = courseware
    const everybody = { collegeId, included: [{ kind: 'college', id: collegeId }] } as const
    const audienceId = isAlone ? await createAudience(tx, everybody) : null
    const own = { collegeId, audienceId, title, type, fileId: file?.id ?? null, link, minSeconds }
    const [row] = await tx
      .insert(coursewares)
      .values({ ...own, updatedBy: ownerId, updatedAt })
      .returning({ id: coursewares.id })
    if (!row) throw new Error('the courseware was not stored')
    for (const [sort, name] of shown.entries())
      await tx.insert(coursewarePictures).values({ coursewareId: row.id, fileId: await draw(name), sort })
    const form = learnForm(type)
    const lengths: Record<LearnForm, number> = {
      media: Math.round((file?.duration ?? 0) * 1000),
      pages: file?.pages ?? 1,
      pictures: shown.length,
      link: 1,
      text: 1,
    }
    return { id: row.id, type, form, total: lengths[form], minutes, minSeconds }
  }

  return {
    draw,
    make(courseware, updatedAt) {
      const key = `${courseware.title} ${courseware.document ?? courseware.link ?? typeOf(courseware)}`
      const known = made.get(key) ?? store(courseware, updatedAt, false)
      made.set(key, known)
      return known
    },
    makeAlone: (courseware, updatedAt) => store(courseware, updatedAt, true),
  }
}
