import { COST_NOTE_LENGTH, MOST_COST_CENTS } from '@sands/rules/face/cost'
import { type Static, Type } from 'typebox'
import { type Calls, call } from '../kernel/call.ts'
import { Nullable } from '../kernel/schema.ts'
import { FaceId } from './face.model.ts'

const Cost = Type.Object({
  cents: Type.Integer({ minimum: 0, maximum: MOST_COST_CENTS }),
  note: Type.String({ maxLength: COST_NOTE_LENGTH }),
})
const Costs = Type.Object({ room: Cost, lecturer: Cost, material: Cost, other: Cost })

/** Increases with every save; 0 before the first. */
const CostVersion = Type.Integer({ minimum: 0, maximum: 1_000_000_000 })

export const FaceCosts = Type.Object({
  costs: Costs,
  version: CostVersion,
  total: Type.Integer({ description: 'In cents' }),
  people: Type.Integer({ description: 'People with a seat' }),
  perHead: Nullable(Type.Integer({ description: 'In cents; null when nobody has a seat' })),
})
export type FaceCosts = Static<typeof FaceCosts>

export const faceCostCalls = {
  'GET /sands-lms/api/v1/manage/face/cost/get': call({
    summary: 'What a session costs, in all and for each person with a seat.',
    access: 'right:face.edit',
    query: Type.Object({ id: FaceId }),
    data: FaceCosts,
    errors: ['face.unknown'],
  }),
  'POST /sands-lms/api/v1/manage/face/cost/save': call({
    summary: 'Stores what a session costs, unless somebody else has stored it since it was read.',
    access: 'right:face.edit',
    body: Type.Object({ id: FaceId, version: CostVersion, costs: Costs }),
    data: FaceCosts,
    errors: ['face.unknown', 'face.costs_changed'],
    once: true,
  }),
} satisfies Calls
