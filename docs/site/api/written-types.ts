import {
  type Application,
  type Context,
  Converter,
  type SignatureReflection,
  TypeScript as ts,
} from 'typedoc'

/**
 * Has TypeDoc show the types of parameters and results as the declarations write them. The compiler has resolved them, and an
 * alias of a type of the contract, such as `Posting`, would be all its fields in place of a name to look up.
 */
export function keepWrittenTypes({ converter }: Application): void {
  converter.on(
    Converter.EVENT_CREATE_SIGNATURE,
    (
      context: Context,
      signature: SignatureReflection,
      declaration?: ts.SignatureDeclaration | ts.JSDocSignature,
    ) => {
      if (!declaration || ts.isJSDocSignature(declaration)) return
      const written = (node: ts.TypeNode) => converter.convertType(context.withScope(signature), node)
      if (declaration.type) signature.type = written(declaration.type)
      for (const [index, parameter] of (signature.parameters ?? []).entries()) {
        const type = declaration.parameters[index]?.type
        if (type) parameter.type = written(type)
      }
    },
  )
}
