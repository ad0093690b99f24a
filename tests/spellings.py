"""The ways to write a path that a proxy may take for another one."""


def spellings(path: str) -> tuple[str, ...]:
    first, last = path[1], path[-1]
    return (
        path,
        f"{path}/",
        f"{path}//",
        f"/{path}",
        f"//{path}",
        f"{path}?x",
        f"{path}/.",
        f"/.{path}",
        f"/x/..{path}",
        f"/%{ord(first):02x}{path[2:]}",
        f"{path[:-1]}%{ord(last):02X}",
        f"/%2f{path[1:]}",
        f"{path}%2F",
        f"/{path[1:].replace('/', '%2F')}",
    )
