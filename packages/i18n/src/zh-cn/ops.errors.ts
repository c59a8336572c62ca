export const opsErrors = {
  'ops.dead_letter_gone': '该任务已被处理',
}
