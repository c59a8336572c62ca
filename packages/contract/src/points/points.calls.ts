import { Type } from 'typebox'
import { type Calls, call } from '../kernel/call.ts'
import { Page, pageQuery } from '../kernel/schema.ts'
import { PointCategorySchema, PointEntry, PointMonth, PointsIndex } from './points.model.ts'

export const pointsCalls = {
  'GET /sands-shopping/api/v1/integral/user-integral/index': call({
    summary: 'The points of the person: balance, held and expiring points, and how to earn more.',
    access: 'learner',
    data: PointsIndex,
  }),
  'GET /sands-shopping/api/v1/integral/user-integral/page': call({
    summary: 'Entries of the person, newest first, by category and month of their time zone.',
    access: 'learner',
    query: Type.Object({
      category: Type.Optional(PointCategorySchema),
      month: Type.Optional(PointMonth),
      ...pageQuery,
    }),
    data: Type.Object({
      earned: Type.Integer({ description: 'The sum of all entries above zero of the selection' }),
      spent: Type.Integer({ description: 'The sum of all entries below zero of the selection, without its sign' }),
      entries: Page(PointEntry),
    }),
  }),
} satisfies Calls
