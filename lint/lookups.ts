import { type BinaryExpression, type Expression, type Node, SyntaxKind } from 'typescript/unstable/ast'
import {
  isAsExpression,
  isBinaryExpression,
  isBindingElement,
  isCallExpression,
  isComputedPropertyName,
  isConditionalExpression,
  isElementAccessExpression,
  isIfStatement,
  isNonNullExpression,
  isNumericOrStringLikeLiteral,
  isParenthesizedExpression,
  isPropertyAccessExpression,
} from 'typescript/unstable/ast/is'

/** Where something is looked up in an object, by a key that is not written out. */
export type Lookup = { at: Node; key: Node; object?: Node }

/** The lookup that `node` is; undefined when it is none, or when `Object.hasOwn` has been asked before. */
export function lookupIn(node: Node): Lookup | undefined {
  const found = unguardedIn(node)
  if (!found) return undefined
  const key = bare(found.key)
  if (isNumericOrStringLikeLiteral(key)) return undefined
  return found.object && isGuarded(node, found.object, key) ? undefined : { ...found, key }
}

function unguardedIn(node: Node): Lookup | undefined {
  if (isElementAccessExpression(node))
    return { at: node, key: node.argumentExpression, object: node.expression }
  if (isBinaryExpression(node) && node.operatorToken.kind === SyntaxKind.InKeyword)
    return { at: node, key: node.left }
  if (isBindingElement(node) && node.propertyName && isComputedPropertyName(node.propertyName))
    return { at: node, key: node.propertyName.expression }
  const [, key] = argumentsOf(node, 'Reflect', ['get', 'set', 'has'])
  return key && { at: node, key }
}

/** What `node` copies into an object with `Object.assign`, which makes a key `__proto__` its prototype. */
export function mergedIn(node: Node): readonly Node[] {
  return argumentsOf(node, 'Object', ['assign']).slice(1)
}

function argumentsOf(node: Node, owner: string, names: readonly string[]): readonly Expression[] {
  if (!isCallExpression(node) || !isPropertyAccessExpression(node.expression)) return []
  const { expression, name } = node.expression
  return expression.getText() === owner && names.includes(name.getText()) ? node.arguments : []
}

/** An expression without what only the type checker sees. */
function bare(node: Node): Node {
  return isAsExpression(node) || isNonNullExpression(node) || isParenthesizedExpression(node)
    ? bare(node.expression)
    : node
}

function isAnd(node: Node): node is BinaryExpression {
  return isBinaryExpression(node) && node.operatorToken.kind === SyntaxKind.AmpersandAmpersandToken
}

/** Whether `node` is reached only when `object` has `key` itself. */
function isGuarded(node: Node, object: Node, key: Node): boolean {
  const asks = (condition: Node): boolean => {
    const asked = bare(condition)
    if (isAnd(asked)) return asks(asked.left) || asks(asked.right)
    const [owner, name] = argumentsOf(asked, 'Object', ['hasOwn'])
    return owner?.getText() === object.getText() && name?.getText() === key.getText()
  }
  for (let inner = node, outer = node.parent; outer; inner = outer, outer = outer.parent) {
    if (isConditionalExpression(outer) && inner === outer.whenTrue && asks(outer.condition)) return true
    if (isIfStatement(outer) && inner === outer.thenStatement && asks(outer.expression)) return true
    if (isAnd(outer) && inner === outer.right && asks(outer.left)) return true
  }
  return false
}
