export const TASKS = 'GET /sands-lms/api/v1/learning/tasks'
