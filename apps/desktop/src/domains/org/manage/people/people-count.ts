import type { Department } from '@sands/contract/org/people.model'
import { sumOf, type TreeNode } from '../../../../kernel/tree/tree.ts'

/** The people in a department and all departments below it. */
export const countPeople = (node: TreeNode<Department>): number => sumOf(node, ({ people }) => people)
