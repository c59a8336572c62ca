import { Type } from 'typebox'
import type { ErrorCatalog } from '../kernel/error.ts'

export const orgErrors = {
  // The person does not belong to this college, so it does not exist for them.
  'org.college_unknown': { code: 4130001, status: 404 },
  // The user name, mobile number or e-mail belongs to another person; `field` says which one.
  'org.login_taken': {
    code: 4130002,
    status: 409,
    params: Type.Object({ field: Type.String(), value: Type.String() }),
  },
  // The person or department is outside the viewer's remit, or has rights that the viewer does not have.
  'org.out_of_reach': { code: 4130003, status: 403 },
  // A department, post, label, leader or college in the request does not exist, or belongs to another college.
  'org.place_unknown': { code: 4130004, status: 422 },
  // The person would report to themselves, directly or through others.
  'org.leader_circle': { code: 4130005, status: 422 },
  // The department would become its own descendant.
  'org.department_circle': { code: 4130006, status: 422 },
  // Departments have at most `most` levels.
  'org.too_deep': { code: 4130007, status: 422, params: Type.Object({ most: Type.Integer() }) },
  'org.name_taken': { code: 4130008, status: 409, params: Type.Object({ name: Type.String() }) },
  // It still has `count` people or departments below it.
  'org.still_used': { code: 4130009, status: 409, params: Type.Object({ count: Type.Integer() }) },
  // Built-in rows of the product cannot be changed.
  'org.built_in': { code: 4130010, status: 409 },
  // People cannot do this to their own account: they sign out, change the password, or ask a colleague.
  'org.not_yourself': { code: 4130011, status: 403 },
  // People can only grant or revoke roles whose rights they have themselves.
  'org.beyond_own_rights': { code: 4130012, status: 403 },
  'org.granted_already': { code: 4130013, status: 409 },
  // The company would have no administrator who can sign in, so nobody could grant that role again.
  'org.last_administrator': { code: 4130014, status: 409 },
  // The file is neither CSV nor XLSX, or is damaged.
  'org.import_unreadable': { code: 4130015, status: 422 },
  'org.import_empty': { code: 4130016, status: 422 },
  'org.import_too_long': { code: 4130017, status: 422, params: Type.Object({ most: Type.Integer() }) },
  // The file was sent more than a day ago, by somebody else, or in another college.
  'org.import_gone': { code: 4130018, status: 410 },
  // The mapping has no column for user name or name, uses a field twice, or does not match the number of columns.
  'org.import_mapping': { code: 4130019, status: 422 },
  // Problems of single rows of an import; the result of the import lists them.
  'org.row_missing': { code: 4130020, status: 422 },
  'org.row_user_name': { code: 4130021, status: 422 },
  'org.row_twice': { code: 4130022, status: 422, params: Type.Object({ row: Type.Integer() }) },
  'org.row_unknown': { code: 4130023, status: 422 },
  // The value does not have the format of its field; each text describes that format.
  'org.row_name': { code: 4130024, status: 422 },
  'org.row_mobile': { code: 4130025, status: 422 },
  'org.row_email': { code: 4130026, status: 422 },
  'org.row_department': { code: 4130027, status: 422 },
  'org.row_labels': { code: 4130028, status: 422 },
  'org.row_status': { code: 4130029, status: 422 },
} satisfies ErrorCatalog
