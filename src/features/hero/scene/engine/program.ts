function compile(gl: WebGL2RenderingContext, kind: GLenum, source: string): WebGLShader {
  const shader = gl.createShader(kind);
  if (!shader) throw new Error("The context is lost.");
  gl.shaderSource(shader, source);
  gl.compileShader(shader);
  return shader;
}

/** Links two shaders. Throws when the driver refuses them: the still picture stays then. */
export function createProgram(gl: WebGL2RenderingContext, vertex: string, fragment: string) {
  const program = gl.createProgram();
  gl.attachShader(program, compile(gl, gl.VERTEX_SHADER, vertex));
  gl.attachShader(program, compile(gl, gl.FRAGMENT_SHADER, fragment));
  gl.linkProgram(program);
  if (!gl.getProgramParameter(program, gl.LINK_STATUS)) {
    const logs = gl.getAttachedShaders(program)?.map((shader) => gl.getShaderInfoLog(shader));
    throw new Error(logs?.join("\n") || "The context is lost.");
  }
  const places = new Map<string, WebGLUniformLocation | null>();
  return {
    use: () => gl.useProgram(program),
    place(name: string) {
      const known = places.get(name);
      if (known !== undefined) return known;
      const found = gl.getUniformLocation(program, name);
      places.set(name, found);
      return found;
    },
  };
}
