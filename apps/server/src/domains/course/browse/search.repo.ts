import type { SEARCH_PLACES } from '@sands/contract/course/course.model'
import type { CollegeId, Id } from '@sands/contract/kernel/schema'
import { type SQL, sql } from 'drizzle-orm'
import type { Db } from '../../../kernel/database/database.ts'
import { anywhere } from '../../../kernel/database/like.ts'
import { lecturers } from '../../lecturer/index.ts'
import { captions, fileTexts } from '../../media/index.ts'
import { courseCoursewares, courseLecturers, courses, coursewares } from '../course.tables.ts'

type SearchPlace = (typeof SEARCH_PLACES)[number]

/** A match in a title ranks before a match in the captions of a video. */
const PLACE_ORDER: readonly SearchPlace[] = ['title', 'courseware', 'introduction', 'lecturer', 'document', 'caption']
/** An excerpt is made from this part of a long text, which begins some characters before the match. */
const CUT_BEFORE = 40
const CUT = 200
/**
 * The most matches read for one course, so that a frequent word in one course does not displace the other courses on
 * the page.
 */
const MOST_HITS = 20

const has = (text: SQL, word: string): SQL => sql`lower(${text}) like ${anywhere(word)}`
/** The index contains pairs of characters, and single characters where one character is a word. */
const gramsOf = (word: string): SQL => sql`grams_of(${word}::text)`
const cut = (text: SQL, word: string): SQL =>
  sql`substr(${text}, greatest(1, strpos(lower(${text}), ${word}) - ${CUT_BEFORE}), ${CUT})`

const isOffered = (collegeId: CollegeId): SQL =>
  sql`c.college_id = ${collegeId} and c.state = 'published' and c.removed_at is null`

type CourseIds = readonly Id<'course'>[]

/**
 * Selects the places of a word: `course_id, place, courseware_id, text`. Each place has its own select so that
 * PostgreSQL uses its index. With `ids`, only in these courses.
 */
function places(collegeId: CollegeId, word: string, ids?: CourseIds): Readonly<Record<SearchPlace, SQL>> {
  const grams = gramsOf(word)
  const among = (courseId: SQL): SQL => (ids ? sql`and ${courseId} = any(${sql.param([...ids])}::bigint[])` : sql``)
  const amongItems = among(sql`ci.course_id`)
  const own = sql`from ${courses} c where ${isOffered(collegeId)} and c.grams @> ${grams} ${among(sql`c.id`)}`
  const isAvailable = sql`w.college_id = ${collegeId} and w.removed_at is null`
  return {
    title: sql`select c.id as course_id, 'title' as place, null::bigint as courseware_id, c.title as text ${own}
      and ${has(sql`c.title`, word)}`,
    introduction: sql`select c.id, 'introduction', null::bigint, ${cut(sql`c.introduction_text`, word)} ${own}
      and ${has(sql`c.introduction_text`, word)}`,
    courseware: sql`select ci.course_id, 'courseware', w.id, w.title
      from ${coursewares} w join ${courseCoursewares} ci on ci.courseware_id = w.id
      where ${isAvailable} and w.grams @> ${grams} and ${has(sql`w.title`, word)} ${amongItems}`,
    lecturer: sql`select cl.course_id, 'lecturer', null::bigint, l.name
      from ${lecturers} l join ${courseLecturers} cl on cl.lecturer_id = l.id
      where l.college_id = ${collegeId} and l.removed_at is null and l.grams @> ${grams} and ${has(sql`l.name`, word)}
        ${among(sql`cl.course_id`)}`,
    document: sql`select ci.course_id, 'document', w.id, ${cut(sql`t.text`, word)}
      from ${fileTexts} t join ${coursewares} w on w.file_id = t.file_id join ${courseCoursewares} ci on ci.courseware_id = w.id
      where ${isAvailable} and t.grams @> ${grams} and ${has(sql`t.text`, word)} ${amongItems}`,
    caption: sql`select ci.course_id, 'caption', w.id, ${cut(sql`t.text`, word)}
      from ${fileTexts} t join ${captions} ca on ca.caption_file_id = t.file_id
        join ${coursewares} w on w.file_id = ca.file_id join ${courseCoursewares} ci on ci.courseware_id = w.id
      where ${isAvailable} and t.grams @> ${grams} and ${has(sql`t.text`, word)} ${amongItems}`,
  }
}

/** Searches title and introduction of a course in one pass, and reports the better place of the two. */
const inOwnTexts = (collegeId: CollegeId, word: string): SQL => sql`
  select c.id as course_id, case when ${has(sql`c.title`, word)} then 'title' else 'introduction' end as place,
    null::bigint as courseware_id, '' as text
  from ${courses} c where ${isOffered(collegeId)} and c.grams @> ${gramsOf(word)}
    and (${has(sql`c.title`, word)} or ${has(sql`c.introduction_text`, word)})`

const rank = sql`array_position(${sql.param([...PLACE_ORDER])}::text[], place)`
const allOf = (selects: readonly SQL[]): SQL => sql.join([...selects], sql` union all `)

/** The courses that contain a word, and the places. */
function foundIn(collegeId: CollegeId, word: string): SQL {
  const { title: _title, introduction: _introduction, ...others } = places(collegeId, word)
  return allOf([inOwnTexts(collegeId, word), ...Object.values(others)])
}

export interface FoundHit extends Record<string, unknown> {
  course_id: Id<'course'>
  place: SearchPlace
  courseware_id: Id<'courseware'> | null
  text: string
}

export const searchRepo = {
  /** Courses that contain every word somewhere, best places first. The caller has to check who may see them. */
  find: (db: Db, collegeId: CollegeId, words: readonly string[]): Promise<Id<'course'>[]> =>
    db
      .execute<{ course_id: Id<'course'> }>(
        sql`select course_id from (${allOf(
          words.map(
            (word, number) =>
              sql`select course_id, ${number}::int as word, min(${rank}) as rank from (${foundIn(collegeId, word)}) f group by course_id`,
          ),
        )}) found group by course_id having count(*) = ${words.length} order by sum(rank), course_id desc`,
      )
      .then(({ rows }) => rows.map((row) => row.course_id)),

  /** The places of the words in these courses, best places first. */
  hits: (
    db: Db,
    collegeId: CollegeId,
    { words, ids }: { words: readonly string[]; ids: CourseIds },
  ): Promise<FoundHit[]> =>
    db
      .execute<FoundHit>(
        sql`select course_id, place, courseware_id, text from (
            select f.*, ${rank} as rank, row_number() over (partition by course_id order by ${rank}, courseware_id) as number
            from (${allOf(words.flatMap((word) => Object.values(places(collegeId, word, ids))))}) f) n
          where number <= ${MOST_HITS} order by course_id, rank, courseware_id`,
      )
      .then(({ rows }) => rows),
}
