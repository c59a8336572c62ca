export const NEXT_TASKS = 'GET /sands-lms/api/v1/learning/todo-list'
export const TASKS = 'GET /sands-lms/api/v1/learning/tasks'
