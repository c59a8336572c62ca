import { Type } from 'typebox'
import type { ErrorCatalog } from '../kernel/error.ts'

export const orgErrors = {
  // The person named a college they do not belong to. To them it does not exist.
  'org.college_unknown': { code: 4130001, status: 404 },
  // User name, mobile or e-mail is somebody else's already; `field` says which of them.
  'org.login_taken': {
    code: 4130002,
    status: 409,
    params: Type.Object({ field: Type.String(), value: Type.String() }),
  },
  // The person, or the department, lies outside what the viewer looks after, or holds rights that the viewer does not hold.
  'org.out_of_reach': { code: 4130003, status: 403 },
  // A department, post, label, leader or college in the request does not exist, or belongs to another college.
  'org.place_unknown': { code: 4130004, status: 422 },
  // Somebody would report to themselves, if only by way of others.
  'org.leader_circle': { code: 4130005, status: 422 },
  // A department would lie below itself.
  'org.department_circle': { code: 4130006, status: 422 },
  // Departments lie at most ten deep.
  'org.too_deep': { code: 4130007, status: 422, params: Type.Object({ most: Type.Integer() }) },
  'org.name_taken': { code: 4130008, status: 409, params: Type.Object({ name: Type.String() }) },
  // It has people, or departments below it: `count` of them.
  'org.still_used': { code: 4130009, status: 409, params: Type.Object({ count: Type.Integer() }) },
  // It belongs to the product itself.
  'org.built_in': { code: 4130010, status: 409 },
  // People do this to each other, not to themselves: sign out, change the password, or ask a colleague.
  'org.not_yourself': { code: 4130011, status: 403 },
  // Nobody gives, or takes, what they do not hold themselves.
  'org.beyond_own_rights': { code: 4130012, status: 403 },
  'org.granted_already': { code: 4130013, status: 409 },
  // Nobody who can sign in would be administrator of the whole company, and nobody could ever give that role again.
  'org.last_administrator': { code: 4130014, status: 409 },
  // Neither a CSV nor an XLSX file, or damaged.
  'org.import_unreadable': { code: 4130015, status: 422 },
  'org.import_empty': { code: 4130016, status: 422 },
  'org.import_too_long': { code: 4130017, status: 422, params: Type.Object({ most: Type.Integer() }) },
  // The file was sent more than a day ago, by somebody else, or in another college.
  'org.import_gone': { code: 4130018, status: 410 },
  // No column for user name or name, one field twice, or not as many entries as columns.
  'org.import_mapping': { code: 4130019, status: 422 },
  // Problems of single rows of an import; they are told in its result.
  'org.row_missing': { code: 4130020, status: 422 },
  'org.row_user_name': { code: 4130021, status: 422 },
  'org.row_twice': { code: 4130022, status: 422, params: Type.Object({ row: Type.Integer() }) },
  'org.row_unknown': { code: 4130023, status: 422 },
  // What has another form than its field wants; each text says which.
  'org.row_name': { code: 4130024, status: 422 },
  'org.row_mobile': { code: 4130025, status: 422 },
  'org.row_email': { code: 4130026, status: 422 },
  'org.row_department': { code: 4130027, status: 422 },
  'org.row_labels': { code: 4130028, status: 422 },
  'org.row_status': { code: 4130029, status: 422 },
} satisfies ErrorCatalog
