export const opsErrors = {
  'ops.dead_letter_gone': '该任务已被处理',
  'ops.batch_over': '该任务已经结束',
}
