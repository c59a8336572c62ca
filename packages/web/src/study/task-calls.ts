export const TODO = 'GET /sands-lms/api/v1/learning/todo-list'
export const TASKS = 'GET /sands-lms/api/v1/learning/tasks'
