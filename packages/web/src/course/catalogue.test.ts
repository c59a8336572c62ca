import type { CatalogueChapter, CatalogueCourseware } from '@sands/contract/course/course.model'
import { LEARN_STATUS, type LearnStatus } from '@sands/rules/study'
import { describe, expect, it } from 'vitest'
import { coursewaresOf, mainAct, nextCourseware, withProgress } from './catalogue.ts'

const item = (id: string, facts: Partial<CatalogueCourseware> = {}): CatalogueCourseware => ({
  id: id as CatalogueCourseware['id'],
  title: `Item ${id}`,
  courseWareType: 1,
  isRequired: 1,
  duration: 60,
  pages: 0,
  isReady: 1,
  percent: 0,
  isFinished: 0,
  lock: null,
  ...facts,
})
const chapter = (id: string, coursewares: CatalogueCourseware[]): CatalogueChapter => ({
  id: id as CatalogueChapter['id'],
  title: '',
  items: coursewares,
})
const catalogue = [chapter('1', [item('11'), item('12')]), chapter('2', [item('21', { percent: 40 })])]
const { fresh, learned, inProgress } = LEARN_STATUS
const course = (learnStatus: LearnStatus, continueId: string | null = null) => ({
  learnStatus,
  continueId: continueId as CatalogueCourseware['id'] | null,
})

describe('the main action', () => {
  it('starts at the beginning, continues where the learner stopped, and starts again', () => {
    expect(mainAct({ course: course(fresh), catalogue, openId: null })).toMatchObject({
      kind: 'start',
      courseware: { id: '11' },
    })
    const left = mainAct({ course: course(inProgress, '21'), catalogue, openId: null })
    expect(left).toMatchObject({ kind: 'continue', courseware: { id: '21' } })
    expect(mainAct({ course: course(learned), catalogue, openId: null })).toMatchObject({
      kind: 'again',
      courseware: { id: '11' },
    })
  })

  it('continues across chapters while a courseware is open, and ends after the last one', () => {
    expect(mainAct({ course: course(inProgress), catalogue, openId: '12' })).toMatchObject({
      kind: 'next',
      courseware: { id: '21' },
    })
    const done = [chapter('1', [item('11', { isFinished: 1 }), item('21')])]
    expect(mainAct({ course: course(inProgress), catalogue: done, openId: '21' })).toEqual({ kind: 'last' })
  })

  it('starts at another courseware when the last one was deleted, and is none for an empty course', () => {
    const gone = mainAct({ course: course(inProgress, '99'), catalogue, openId: '98' })
    expect(gone).toMatchObject({ kind: 'continue', courseware: { id: '11' } })
    expect(mainAct({ course: course(fresh), catalogue: [], openId: null })).toEqual({ kind: 'none' })
  })
})

describe('the catalogue', () => {
  it('shows the progress of the last receipt, and never less than before', () => {
    const seen = (id: string, percent: number, isFinished: 0 | 1 = 0) =>
      coursewaresOf(withProgress(catalogue, { learnId: id, percent, isFinished })).find((one) => one.id === id)
    expect(seen('11', 30)).toMatchObject({ percent: 30, isFinished: 0 })
    expect(seen('21', 10)).toMatchObject({ percent: 40 })
    expect(seen('21', 100, 1)).toMatchObject({ percent: 100, isFinished: 1 })
    expect(withProgress(catalogue, null)).toBe(catalogue)
  })

  it('knows the next courseware, and that the last one has none', () => {
    expect(nextCourseware(catalogue, '11')?.id).toBe('12')
    expect(nextCourseware(catalogue, '21')).toBeUndefined()
    expect(nextCourseware(catalogue, '99')).toBeUndefined()
  })

  it('leads from the last courseware back to the skipped ones, and says so', () => {
    const back = mainAct({ course: course(inProgress), catalogue, openId: '21' })
    expect(back).toMatchObject({ kind: 'left_out', courseware: { id: '11' } })
    const rest = [
      chapter('1', [
        item('11', { isFinished: 1 }),
        item('12', { lock: { beforeId: catalogue[0]?.items[0]?.id ?? item('1').id, beforeTitle: '' } }),
        item('21'),
      ]),
    ]
    expect(mainAct({ course: course(inProgress), catalogue: rest, openId: '21' })).toEqual({ kind: 'last' })
  })
})
