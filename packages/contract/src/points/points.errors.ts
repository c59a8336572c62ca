import { Type } from 'typebox'
import type { ErrorCatalog } from '../kernel/error.ts'

export const pointsErrors = {
  // The person has fewer points that are not held than the step needs.
  'points.too_few': { code: 4160001, status: 409, params: Type.Object({ available: Type.Integer() }) },
  // The end of the rule is not after its start.
  'points.dates_reversed': { code: 4160002, status: 422 },
  // The person is not in this college.
  'points.person_unknown': { code: 4160003, status: 404 },
  // The adjustment belongs to another college or does not exist.
  'points.adjustment_gone': { code: 4160004, status: 404 },
  // The adjustment is already approved, rejected or withdrawn.
  'points.adjustment_decided': { code: 4160005, status: 409 },
  // Somebody else has to approve or reject what a person proposed, and what a person would get.
  'points.second_person_needed': { code: 4160006, status: 403 },
  // Only the person who proposed an adjustment may withdraw it.
  'points.not_your_proposal': { code: 4160007, status: 403 },
  'points.nothing_to_adjust': { code: 4160008, status: 422 },
  // More entries match than a spreadsheet can hold: the filter has to be narrower.
  'points.export_too_large': { code: 4160009, status: 409, params: Type.Object({ most: Type.Integer() }) },
} satisfies ErrorCatalog
