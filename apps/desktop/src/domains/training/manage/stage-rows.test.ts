import type { TrainingDocument } from '@sands/contract/training/manage.model'
import { expect, it } from 'vitest'
import { newOwnTask } from './new-project.ts'
import { moveRow } from './stage-rows.ts'

type Stages = TrainingDocument['stages']

const task = (key: string) => {
  const made = newOwnTask(7, key)
  if (!made) throw new Error('a link needs no content')
  return { ...made, key }
}
const stage = (key: string, ...tasks: string[]) => ({ key, name: key, opensAt: null, tasks: tasks.map(task) })
const shape = (stages: Stages) => stages.map(({ key, tasks }) => [key, ...tasks.map((each) => each.key)])

const two = [stage('one', 'a', 'b'), stage('two', 'c')]

it('moves a task within its stage and into another one', () => {
  // The rows are one, a, b, two, c.
  expect(shape(moveRow(two, { from: 1, to: 2, hasHeadings: true }))).toEqual([
    ['one', 'b', 'a'],
    ['two', 'c'],
  ])
  expect(shape(moveRow(two, { from: 1, to: 4, hasHeadings: true }))).toEqual([
    ['one', 'b'],
    ['two', 'c', 'a'],
  ])
  expect(shape(moveRow(two, { from: 4, to: 0, hasHeadings: true }))).toEqual([['one', 'c', 'a', 'b'], ['two']])
})

it('moves a stage with its tasks', () => {
  expect(shape(moveRow(two, { from: 3, to: 0, hasHeadings: true }))).toEqual([
    ['two', 'c'],
    ['one', 'a', 'b'],
  ])
  expect(shape(moveRow(two, { from: 0, to: 4, hasHeadings: true }))).toEqual([
    ['two', 'c'],
    ['one', 'a', 'b'],
  ])
})

it('moves tasks of the only stage, which has no heading', () => {
  expect(shape(moveRow([stage('one', 'a', 'b', 'c')], { from: 2, to: 0, hasHeadings: false }))).toEqual([
    ['one', 'c', 'a', 'b'],
  ])
})
