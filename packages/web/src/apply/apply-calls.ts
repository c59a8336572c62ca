export const APPLY_PAGE = 'GET /sands-lms/api/v1/apply/page'
export const APPLY_GET = 'GET /sands-lms/api/v1/apply/get'
export const APPLY_SIGN_UP = 'POST /sands-lms/api/v1/apply/sign-up'
export const APPLY_WITHDRAW = 'POST /sands-lms/api/v1/apply/withdraw'
