import { type Application, type Context, Converter, type Reflection } from 'typedoc'

/** Has TypeDoc say which error is thrown: of `@throws {InputError} when …` it would show the words behind alone. */
export function nameThrownErrors({ converter }: Application): void {
  converter.on(Converter.EVENT_RESOLVE, (_: Context, { comment }: Reflection) => {
    for (const tag of comment?.blockTags ?? []) {
      if (tag.tag !== '@throws' || tag.typeAnnotation === undefined) continue
      const error = tag.typeAnnotation.replace(/[{}]/g, '')
      tag.content.unshift({ kind: 'code', text: `\`${error}\`` }, { kind: 'text', text: ' ' })
    }
  })
}
