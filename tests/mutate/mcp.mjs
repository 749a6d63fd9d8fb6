// Of mutations.mjs: the server of the Model Context Protocol.
const MCP = 'mcp/mcp';

export const MACHINES = [
    ['cli/mcp.c', 'json_equal(server->call.id, id) == 1', 'false', MCP],
    ['cli/mcp.c', 'if (own != NULL && json_equal(own, id) == 1)', 'if (false)', MCP],
    ['cli/mcp.c', 'if (part > MCP_LINE_MAX - server->length)', 'if (false)', MCP],
    ['cli/mcp.c', '    server->too_long = false;', '', MCP],
    ['cli/mcp.c', '!tool->writes || !server->read_only', 'true', MCP],
    ['cli/mcp.c', 'if (!atomic_load(&call->cancelled))', 'if (true)', MCP],
    ['cli/mcp.c', 'if (!server->initialized)', 'if (false)', MCP],
    ['cli/mcp.c', '!cancel(server, message) && !answer_ping(message)',
        '!cancel(server, message)', MCP],
    ['cli/mcp.c', 'if (answer_ping(server->waiting[i].message))', 'if (false)', MCP],
    ['cli/mcp.c', 'server->gone = wanted[2].revents != 0;', ';', MCP],
    ['cli/mcp.c', 'server->count == MCP_WAITING_MAX ||', 'server->count == 8 ||', MCP],
    ['cli/mcp_tools.c', 'return count < 2 ||', 'return true ||', MCP],
];
