import type { Department } from '@sands/contract/org/people.model'
import { sumOf, type TreeNode } from '../../../../kernel/tree/tree.ts'

/** Those who belong to a department or to anything below it. */
export const countPeople = (node: TreeNode<Department>): number => sumOf(node, ({ people }) => people)
