/** Six numbers a, b, c, d, e, f: the point x, y goes to ax + cy + e, bx + dy + f. */
export type Matrix = readonly number[]

/** What `other` and then `one` does. */
export function multiply(one: Matrix, other: Matrix): number[] {
  return [
    one[0]! * other[0]! + one[2]! * other[1]!,
    one[1]! * other[0]! + one[3]! * other[1]!,
    one[0]! * other[2]! + one[2]! * other[3]!,
    one[1]! * other[2]! + one[3]! * other[3]!,
    one[0]! * other[4]! + one[2]! * other[5]! + one[4]!,
    one[1]! * other[4]! + one[3]! * other[5]! + one[5]!,
  ]
}
