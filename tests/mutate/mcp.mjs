// Of mutations.mjs: the server of the Model Context Protocol.
const MCP = 'mcp/mcp';

export const MACHINES = [
    ['cli/mcp.c', 'json_equal(input->watched, id) == 1', 'false', MCP],
    ['cli/mcp.c', 'waiting->message != NULL && takes_id(waiting, id)', 'false', MCP],
    ['cli/mcp.c', 'json_equal(own, id) == 1', 'true', MCP],
    ['cli/mcp.c', 'if (part > MCP_LINE_MAX - input->length)', 'if (false)', MCP],
    ['cli/mcp.c', '    input->too_long = false;', '', MCP],
    ['cli/mcp.c', 'close(input->stop[1]);', '', MCP],
    ['cli/mcp.c', '!tool->writes || !server->read_only', 'true', MCP],
    ['cli/mcp.c', 'if (mcp_input_watched(server->input))', 'if (false)', MCP],
    ['cli/mcp.c', 'if (!server->initialized)', 'if (false)', MCP],
    ['cli/mcp.c', 'if (message != NULL && input->watched != NULL &&', 'if (false &&', MCP],
    ['cli/mcp.c', 'input->at_once(input->at_once_context, waiting->message))', 'false)', MCP],
    ['cli/mcp.c', 'if (wanted[2].revents != 0) {', 'if (false) {', MCP],
    ['cli/mcp.c', 'if (poll(&answers, 1, 0) > 0)', 'if (false)', MCP],
    ['cli/mcp.c', 'input->count == MCP_WAITING_MAX ||', 'input->count == 8 ||', MCP],
    ['cli/mcp_tools.c', 'return count < 2 ||', 'return true ||', MCP],
];
